import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../config/config.ts";

/** A letter ready to go. */
export interface Envelope {
  /** Names it for good: who gets it twice can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

/** Takes letters on their way. `send` rejects when it could not, and another try may make sense. */
export interface Transport {
  send(envelope: Envelope): Promise<void>;
  close(): void;
}

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "mailDirectory">;

/** As a mail client of this shop would send it. */
const messageOf = ({ id, ...rest }: Envelope, from: string) => ({
  ...rest,
  from,
  messageId: `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? "localhost"}>`,
  headers: { "auto-submitted": "auto-generated" },
});

/** To a mail server; two connections stay open while there is something to send. */
function smtp(url: string, from: string): Transport {
  const server = createTransport({
    ...{ url, pool: true, maxConnections: 2 },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
  });
  return {
    send: async (envelope) => void (await server.sendMail(messageOf(envelope, from))),
    close: () => server.close(),
  };
}

/** Into a folder, for a shop without a mail server: what would be sent, and what a person looks for in it. */
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
      const name = `${envelope.date.toISOString().replace(/[:.]/g, "-")}-${envelope.id}`;
      await put(`${name}.eml`, message as Buffer);
      await put(`${name}.json`, JSON.stringify({ ...envelope, from }, null, 2));
    },
    close: () => composer.close(),
  };
}

export const openTransport = ({ smtpUrl, mailFrom, mailDirectory }: MailConfig): Transport =>
  smtpUrl ? smtp(smtpUrl, mailFrom) : folder(mailDirectory, mailFrom);
