import { devAccess, type Environment, text, together } from "@thuot-tha/shared/server";

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

/** Sign-in providers. A provider without keys is null, and its button is hidden. */
export function readSocialConfig(env: Environment, isDevelopment: boolean) {
  const google = together(env, { clientId: "GOOGLE_CLIENT_ID", clientSecret: "GOOGLE_CLIENT_SECRET" });
  const facebook = together(env, { clientId: "FACEBOOK_APP_ID", clientSecret: "FACEBOOK_APP_SECRET" });
  const apple = together(env, {
    clientId: "APPLE_CLIENT_ID",
    teamId: "APPLE_TEAM_ID",
    keyId: "APPLE_KEY_ID",
    privateKey: "APPLE_PRIVATE_KEY",
  });
  return {
    google: google && { ...google, issuer: withoutSlash(text(env, "GOOGLE_ISSUER", "https://accounts.google.com")) },
    facebook: facebook && {
      ...facebook,
      dialogUrl: text(env, "FACEBOOK_DIALOG_URL", "https://www.facebook.com/v24.0/dialog/oauth"),
      graphUrl: withoutSlash(text(env, "FACEBOOK_GRAPH_URL", "https://graph.facebook.com/v24.0")),
    },
    apple: apple && {
      ...apple,
      // Environment variables are single-line, so line breaks are written as `\n`.
      privateKey: apple.privateKey.replace(/\\n/g, "\n"),
      issuer: withoutSlash(text(env, "APPLE_ISSUER", "https://appleid.apple.com")),
    },
    /** Access to the development provider, which signs in any name. */
    devProvider: devAccess(env, "DEV_SIGN_IN", isDevelopment),
  };
}
export type SocialConfig = ReturnType<typeof readSocialConfig>;
