import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../config/config.ts";

/** A composed letter with its recipient. */
export interface Envelope {
  /** Stable id, by which a recipient recognises a duplicate. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

/** Delivers letters. `send` rejects when delivery failed and a retry may help. */
export interface Transport {
  send(envelope: Envelope): Promise<void>;
  close(): void;
}

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "mailDirectory">;

/** The message for the mail library. */
const messageOf = ({ id, ...rest }: Envelope, from: string) => ({
  ...rest,
  from,
  messageId: `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? "localhost"}>`,
  headers: { "auto-submitted": "auto-generated" },
});

/**
 * Maximum time for a letter. The time-outs of the connection end a silent one only, so a server that answers a little
 * now and then would hold the outbox for ever.
 */
const defaultLetterMs = 60_000;

/** Delivers to a mail server over at most two pooled connections. A late letter's connection is cut. */
function smtp(url: string, from: string, letterMs: number): Transport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(envelope) {
      await server.sendMail({ ...messageOf(envelope, from), signal: AbortSignal.timeout(letterMs) });
    },
    close: () => server.close(),
  };
}

/** How the names of letters from this moment begin; names sort by time. */
const nameAt = (moment: Date): string => moment.toISOString().replace(/[:.]/g, "-");

/** Deletes the letters of a folder from before a moment; other files stay. */
export async function deleteOldFiles(directory: string, before: Date): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  const old = names.filter((name) => /^\d{4}-\d\d-\d\dT.+\.(eml|json)$/.test(name) && name < nameAt(before));
  for (const name of old) await rm(join(directory, name), { force: true });
}

/** Writes letters to a folder, for a shop without a mail server: the raw message, and its content as JSON. */
function folder(directory: string, from: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  async function put(name: string, content: string | Buffer) {
    const path = join(directory, name);
    await writeFile(`${path}.half`, content, { mode: 0o600 });
    await rename(`${path}.half`, path);
  }
  return {
    async send(envelope) {
      const { message } = await composer.sendMail(messageOf(envelope, from));
      await mkdir(directory, { recursive: true });
      const name = `${nameAt(envelope.date)}-${envelope.id}`;
      await put(`${name}.eml`, message as Buffer);
      await put(`${name}.json`, JSON.stringify({ ...envelope, from }, null, 2));
    },
    close: () => composer.close(),
  };
}

/** Null when letters can only wait, because there is neither a mail server nor a folder. */
export function openTransport(
  { smtpUrl, mailFrom, mailDirectory }: MailConfig,
  letterMs = defaultLetterMs,
): Transport | null {
  if (smtpUrl) return smtp(smtpUrl, mailFrom, letterMs);
  return mailDirectory === null ? null : folder(mailDirectory, mailFrom);
}
