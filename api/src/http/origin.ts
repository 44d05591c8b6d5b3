import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

type Known = Pick<Config, "configuredPublicUrl">;

/** True when this `Origin` is the shop's: its public address, or the host that the request was sent to. */
export const isOwnOrigin = (origin: string, request: FastifyRequest, { configuredPublicUrl }: Known): boolean =>
  origin === configuredPublicUrl || (URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase());

/** Scheme and host of the shop: PUBLIC_URL, or else those of the request. */
export const originOf = (request: FastifyRequest, { configuredPublicUrl }: Known): string =>
  configuredPublicUrl ?? `${request.protocol}://${request.host}`;
