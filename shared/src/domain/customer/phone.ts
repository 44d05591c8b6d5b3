const mobileNumber = /^0(3[2-9]|5[25689]|7[06-9]|8[1-9]|9\d)\d{7}$/;

/**
 * Reads full-width characters as the usual ones; removes spaces, dots, dashes, brackets and the invisible marks that
 * contact lists add; +84, 0084 or 84 becomes 0, also before a 0 in brackets. Does not check whether the number can exist.
 */
export const normalizePhone = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\s.()\u2212\p{Pd}\p{Cf}]/gu, "")
    .replace(/^(?:\+|00)?84(?:0(?=\d{9}$))?/, "0");

/** The number as the shop stores it ("0912345678"), or null when it is no Vietnamese mobile number. */
export function parsePhone(text: string): string | null {
  const phone = normalizePhone(text);
  return mobileNumber.test(phone) ? phone : null;
}

/** @example formatPhone("0912345678") // "0912 345 678" */
export const formatPhone = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{3})$/, "$1 $2 $3");
