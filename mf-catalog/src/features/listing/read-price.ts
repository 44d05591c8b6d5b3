/**
 * Whole đồng as typed or pasted, as digits: with the usual short forms of thousands and millions, with or without
 * separators, unit and diacritics. Empty for no text; null for what is no price.
 * @example readPrice("1tr5") // "1500000"
 */
export function readPrice(text: string): string | null {
  // Also full-width digits.
  const typed = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/(₫|đ|vn[dđ]|[dđ][oồ]ng)$/, "");
  if (typed === "") return "";
  const [, whole = "", part = "", unit = "", rest = ""] =
    /^(\d+)(?:[.,](\d+))?(k|ngh?[iìaà]n|tr(?:i[eệ]u)?)(\d*)$/.exec(typed) ?? [];
  if (part && rest) return null;
  if (unit.startsWith("tr")) return amount(whole + (part || rest).slice(0, 6).padEnd(6, "0"));
  // Three digits are a group: "1.500k" is one and a half million.
  if (unit) return amount(part.length === 3 ? `${whole}${part}000` : whole + (part || rest).slice(0, 3).padEnd(3, "0"));
  // A fraction of a đồng is dropped.
  const plain = /^(\d{1,3}(?:[.,]\d{3})+|\d{4,})(?:[.,]\d{1,2})?$|^\d+$/.exec(typed);
  return plain && amount((plain[1] ?? plain[0]).replace(/\D/g, ""));
}

/** Addresses of lists have room for twelve digits. */
const amount = (digits: string): string | null => (digits.length > 12 ? null : String(Number(digits)));
