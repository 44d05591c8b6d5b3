import type { ZodMiniType } from "zod/mini";

/** event: something happened. state: like an event, and late subscribers get the last one. command: a request with a reply. */
export type Kind = "event" | "state" | "command";

/** Owner of an event that every package may emit. */
export const anyone = "anyone";

/** One entry of the contract. Payloads are JSON. */
export interface Declaration {
  /** `<noun>.<verb>@<major>`, e.g. `cart.changed@1`. */
  id: string;
  kind: Kind;
  /** The only package that emits it (or `anyone`), or for a command the only one that answers. */
  owner: string;
  payload: ZodMiniType;
  /** Of a command only. */
  reply?: ZodMiniType;
}

export interface CommandOptions {
  /** Milliseconds until the command gives up; 8000 unless told. */
  timeout?: number;
  signal?: AbortSignal;
}
