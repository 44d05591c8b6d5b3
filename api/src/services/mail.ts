import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter; a failure rejects. */
export type Mailer = (letter: Letter) => Promise<void>;

/** Puts each letter into a folder as a text file, for a shop without a mail server. */
export function folderMailer(directory: string, now: () => Date): Mailer {
  let count = 0;
  return async ({ to, subject, text }) => {
    count += 1;
    await mkdir(directory, { recursive: true });
    const name = `${now().toISOString().replace(/[:.]/g, "-")}-${count}.txt`;
    await writeFile(join(directory, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
  };
}
