import { ConfigError, devAccess, type Environment, optionalText } from "./read.ts";

/** How letters leave the shop. Throws ConfigError. */
export function readMailConfig(env: Environment, publicUrl: string, isDevelopment: boolean) {
  const smtpUrl = optionalText(env, "SMTP_URL");
  if (smtpUrl && !/^smtps?:\/\/[^/]/.test(smtpUrl)) {
    throw new ConfigError("SMTP_URL must begin with smtp:// or smtps:// and name a server");
  }
  const given = optionalText(env, "MAIL_FROM");
  if (smtpUrl && !given) throw new ConfigError("MAIL_FROM must be given with SMTP_URL");
  return {
    /** Mail server with user and password; without one, letters go into a folder. */
    smtpUrl,
    /** The page that shows the letters of that folder. */
    mailbox: devAccess(env, "DEV_MAILBOX", isDevelopment),
    /** e.g. "Thướt Tha <xin-chao@shop.example>" */
    mailFrom: given ?? `Thướt Tha <xin-chao@${new URL(publicUrl).hostname}>`,
  };
}
