import { encodeQR } from "qr";

/** Width of the light margin that cameras need, in modules. */
const quietZone = 4;

/** Rows of a QR code for `text` with its quiet zone, true where it is dark. */
export const qrRows = (text: string): boolean[][] => encodeQR(text, "raw", { ecc: "medium", border: quietZone });
