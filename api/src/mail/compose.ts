import type { Config } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import { asHtml } from "./as-html.ts";
import { asText } from "./as-text.ts";
import type { Letter } from "./letter.ts";
import { type ClaimedLetter, findRecipient } from "./queries/letters.ts";
import type { Envelope } from "./transports.ts";
import type { LetterKind, Letters } from "./write.ts";

export type MailConfig = Pick<Config, "publicUrl" | "passwordResetMinutes" | "emailConfirmationHours" | "rental">;

/** The input of a letter's writer. */
export interface Occasion<K extends LetterKind> {
  db: Db;
  config: MailConfig;
  customerId: string;
  /**
   * Whether the customer has proven that the mailbox is theirs. Without, a letter repeats nothing that they have
   * written, because anyone can register a stranger's e-mail and have it sent there.
   */
  isProven: boolean;
  data: Letters[K];
}

/** A letter without the greeting. `to`: an address other than the customer's. */
type Content = Omit<Letter, "greeting"> & { to?: string };

/** Writes one kind of letter; null when its subject no longer exists or applies. */
export type LetterWriter<K extends LetterKind> = (occasion: Occasion<K>) => Promise<Content | null>;
export type LetterWriters = { readonly [K in LetterKind]: LetterWriter<K> };

const plausibleName = /^[\p{L}\p{M}'’-]{1,30}$/u;

/**
 * The given name comes last in Vietnamese. A stranger may register an account with another person's e-mail, so a name
 * that could be a link is left out.
 */
function greetingOf(fullName: string): string {
  const givenName = fullName.trim().split(/\s+/).at(-1) ?? "";
  return plausibleName.test(givenName) ? `Chào ${givenName},` : "Chào bạn,";
}

const isKnown = (writers: LetterWriters, kind: string): kind is LetterKind => Object.hasOwn(writers, kind);

/** Composes a letter of the outbox; null when its writer returns null. */
export async function compose(
  db: Db,
  config: MailConfig,
  writers: LetterWriters,
  { id, kind, customerId, data, createdAt }: ClaimedLetter,
): Promise<Envelope | null> {
  const recipient = await findRecipient(db, customerId);
  if (!recipient) return null;
  if (!isKnown(writers, kind)) throw new Error(`There is no letter "${kind}"`);
  // `writeLetter` ensures that the data matches the kind.
  const write = writers[kind] as LetterWriter<LetterKind>;
  const isProven = recipient.emailProvenAt !== null;
  const content = await write({ db, config, customerId, isProven, data: data as Letters[LetterKind] });
  if (!content) return null;
  const letter = { ...content, greeting: greetingOf(recipient.fullName) };
  const { publicUrl } = config;
  return {
    id,
    to: content.to ?? recipient.email,
    subject: letter.subject,
    text: asText(letter, publicUrl),
    html: asHtml(letter, publicUrl),
    date: createdAt,
  };
}
