import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

type Known = Pick<Config, "givenPublicUrl">;

/** Whether a page with this `Origin` is the shop's: at its public address, or at the one that the request was sent to. */
export const isOwnOrigin = (origin: string, request: FastifyRequest, { givenPublicUrl }: Known): boolean =>
  origin === givenPublicUrl || (URL.canParse(origin) && new URL(origin).host === request.host);

/** Scheme and host of the shop: PUBLIC_URL where it is given, else what the request itself was sent to. */
export const originOf = (request: FastifyRequest, { givenPublicUrl }: Known): string =>
  givenPublicUrl ?? `${request.protocol}://${request.host}`;
