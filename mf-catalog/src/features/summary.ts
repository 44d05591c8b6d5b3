const maxLength = 155;
const marks: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The first words of a text, as search engines show them. */
export const summaryOf = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, text.lastIndexOf(" ", maxLength)).replace(/[\s,.;:]+$/, "")}…` : text;

/** The text of generated HTML. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => marks[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
