import { encodeQR } from "qr";

/** Light modules around a code, so that cameras find it. */
const quietZone = 4;

/** Rows of a QR code for `text` with its quiet zone, true where it is dark. */
export const qrRows = (text: string): boolean[][] => encodeQR(text, "raw", { ecc: "medium", border: quietZone });
