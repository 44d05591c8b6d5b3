import type { LoginProvider } from "@thuot-tha/shared/contracts/operations/entities";
import type { Configuration } from "openid-client";

/** A person's identity according to a sign-in provider. */
export interface Identity {
  /** Stable id of the person at the provider. */
  subject: string;
  /** Normalised; null when the person does not share it. */
  email: string | null;
  /** True when the provider has verified that the mailbox belongs to the person. */
  emailVerified: boolean;
  /** "" when unknown. */
  fullName: string;
}

/** This API's addresses, for the development provider. */
export interface Where {
  /** Scheme and host at which shoppers reach the shop. */
  origin: string;
  /** The API's own address. */
  self: string;
}

export interface Granted {
  accessToken: string;
  /** Claims of the signed identity token, if the provider issues one. */
  claims: Record<string, unknown> | undefined;
  /** Query of the callback. */
  query: URLSearchParams;
}

/** A sign-in provider. */
export interface Provider {
  name: LoginProvider;
  /** True when the provider issues signed identity tokens, which are then required. */
  isOpenId: boolean;
  /** Additional parameters of the authorization request. */
  parameters: Record<string, string>;
  configuration(where: Where): Promise<Configuration>;
  identify(configuration: Configuration, granted: Granted): Promise<Identity>;
}

/** Path of the route that leads to a provider. @param name of the provider, or the route's parameter */
export const signInPath = (name: string): string => `/v2/user/consumer/login/${name}`;

/** Path of the route that the provider leads back to. */
export const callbackPath = (name: string): string => `${signInPath(name)}/callback`;
