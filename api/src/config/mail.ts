import { ConfigError, devAccess, type Environment, optionalText } from "@thuot-tha/shared/server";

/** Settings of outgoing mail. Throws ConfigError. */
export function readMailConfig(env: Environment, publicUrl: string, isDevelopment: boolean) {
  const smtpUrl = optionalText(env, "SMTP_URL");
  if (smtpUrl && !/^smtps?:\/\/[^/]/.test(smtpUrl)) {
    throw new ConfigError("SMTP_URL must begin with smtp:// or smtps:// and name a server");
  }
  const given = optionalText(env, "MAIL_FROM");
  if (smtpUrl && !given) throw new ConfigError("MAIL_FROM must be given with SMTP_URL");
  return {
    /** URL of the mail server with user and password; without one, letters go into a folder or wait in the database. */
    smtpUrl,
    /** Access to the page that shows the letters of the folder. */
    mailbox: devAccess(env, "DEV_MAILBOX", isDevelopment),
    /** e.g. "Thướt Tha <xin-chao@shop.example>" */
    mailFrom: given ?? `Thướt Tha <xin-chao@${new URL(publicUrl).hostname}>`,
  };
}
