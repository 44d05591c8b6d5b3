/**
 * False for the error page of a proxy that does not reach the shop: it has no request id, which all errors of the shop
 * have.
 */
export const isFromShop = ({ status, headers }: Response): boolean => status < 500 || headers.has("x-request-id");
