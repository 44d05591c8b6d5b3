/** A part of a letter, rendered as text and as HTML. */
export type Block =
  | { kind: "words"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: "goods"; goods: readonly { name: string; details: string; price: string }[] };

/** The content of a letter. `preview` is the text that mail clients show beside the subject. */
export interface Letter {
  subject: string;
  preview: string;
  /** For example "Chào Lan,". */
  greeting: string;
  blocks: readonly Block[];
}

export const words = (text: string): Block => ({ kind: "words", text });
export const button = (label: string, href: string): Block => ({ kind: "button", label, href });
