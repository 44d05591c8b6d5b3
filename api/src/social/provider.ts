import type { LoginProvider } from "@thuot-tha/shared/contracts/operations/entities";
import type { Configuration } from "openid-client";

/** Who somebody is, as another provider says. */
export interface Identity {
  /** Names the person at the provider, for good. */
  subject: string;
  /** As the shop stores it, or null when they keep it to themselves. */
  email: string | null;
  /** Whether the provider vouches that the mailbox is theirs. */
  emailVerified: boolean;
  /** "" when unknown. */
  fullName: string;
}

/** Where this API is reached, for the provider that is part of it. */
export interface Where {
  /** Scheme and host shoppers reach the shop at. */
  origin: string;
  /** The API's own address. */
  self: string;
}

export interface Granted {
  accessToken: string;
  /** Of the signed identity token, where the provider gives one. */
  claims: Record<string, unknown> | undefined;
  /** What came back with the browser. */
  query: URLSearchParams;
}

/** One way to sign in elsewhere. */
export interface Provider {
  name: LoginProvider;
  /** Whether it signs who somebody is, so that the answer must hold such a token. */
  isOpenId: boolean;
  /** What is asked for beside the usual. */
  parameters: Record<string, string>;
  configuration(where: Where): Promise<Configuration>;
  identify(configuration: Configuration, granted: Granted): Promise<Identity>;
}
