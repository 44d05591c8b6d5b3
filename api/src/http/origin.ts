import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

/** Scheme and host of the shop: PUBLIC_URL where it is given, else what the request itself was sent to. */
export const originOf = (request: FastifyRequest, { givenPublicUrl }: Pick<Config, "givenPublicUrl">): string =>
  givenPublicUrl ?? `${request.protocol}://${request.host}`;
