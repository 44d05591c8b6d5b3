/** What a gateway is asked to take. */
export interface Attempt {
  /** The shop's name for it at the gateway, unique there. */
  reference: string;
  /** đồng */
  amount: number;
  /** Plain ASCII: not every gateway takes more. */
  title: string;
  customerId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** The addresses of this shop and its gateway, for one attempt. */
export interface Addresses {
  /** Of the gateway; its paths are added. */
  endpoint: string;
  /** Where the browser comes back to. */
  returnUrl: string;
  /** Where the gateway reports to. */
  notifyUrl: string;
  /** The shopper's network address. */
  from: string;
}

/** What a gateway says of a payment, its signature checked. */
export interface Report {
  reference: string;
  /** The gateway's own name for the money; null where none has moved. */
  transaction: string | null;
  /** đồng */
  amount: number;
  outcome: "paid" | "failed" | "pending";
}

/** A gateway that does not do what it is asked. The message is for the log. */
export class GatewayError extends Error {
  override name = "GatewayError";
}

/** A message whose signature or shape is not the gateway's. The message is for the log. */
export class UntrustedMessage extends Error {
  override name = "UntrustedMessage";
}
