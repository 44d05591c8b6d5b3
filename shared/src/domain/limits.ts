/** Maximum pieces of one cart line. */
export const maxPiecesPerLine = 20;

/** Maximum lines of a cart, and so of an order. */
export const maxCartLines = 100;
