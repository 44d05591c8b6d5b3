/** Removes diacritics, and the width of full-width letters; đ has none to remove, so it is mapped. */
export const stripDiacritics = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/đ/g, "d").replace(/Đ/g, "D");

/** For comparing what a shopper types: no marks, lower case, single spaces. "Đầm  dạ hội" → "dam da hoi". */
export const fold = (text: string): string => stripDiacritics(text).toLowerCase().replace(/\s+/g, " ").trim();
