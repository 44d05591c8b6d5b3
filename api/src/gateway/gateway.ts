/** A payment to open at a gateway. */
export interface Attempt {
  /** The shop's reference for the payment, unique at the gateway. */
  reference: string;
  /** đồng */
  amount: number;
  /** Plain ASCII, because some gateways accept nothing else. */
  title: string;
  createdAt: Date;
  expiresAt: Date;
}

/** The shop's and the gateway's addresses for one payment. */
export interface Addresses {
  /** Base address of the gateway. */
  endpoint: string;
  /** Where the browser returns to. */
  returnUrl: string;
  /** Where the gateway sends notifications. */
  notifyUrl: string;
  /** The shopper's network address. */
  from: string;
}

/** A gateway's report about a payment, with its signature checked. */
export interface Report {
  reference: string;
  /** The gateway's id of the transaction; null when no money has moved. */
  transaction: string | null;
  /** đồng; null when the gateway names none, as some do of a failed payment. */
  amount: number | null;
  outcome: "paid" | "failed" | "pending";
  /** The gateway's code of a failed payment. */
  code?: string;
}

/** A gateway that fails or refuses a request. The message is for the log. */
export class GatewayError extends Error {
  override name = "GatewayError";
}

/** A message with an invalid signature or shape. The message is for the log. */
export class UntrustedMessage extends Error {
  override name = "UntrustedMessage";
}
