import type { ZodMiniType, z } from "zod/mini";
import type { Bus, Unsubscribe } from "./bus.ts";
import type { CommandOptions, Declaration } from "./declaration.ts";

/** An event, as a pair: whoever owns it emits, anybody who declared it subscribes. */
export function defineEvent<S extends ZodMiniType>(declaration: {
  id: string;
  kind: "event" | "state";
  owner: string;
  payload: S;
}) {
  return {
    declaration: declaration as Declaration,
    emit: (bus: Bus, payload: z.input<S>): void => bus.emit(declaration.id, payload),
    subscribe: (bus: Bus, listener: (payload: z.output<S>) => void): Unsubscribe =>
      bus.subscribe(declaration.id, listener as (payload: unknown) => void),
  };
}

/** A command, as a pair: anybody who declared it sends, its owner answers. `send` rejects on time-out, abort or no answerer. */
export function defineCommand<S extends ZodMiniType, R extends ZodMiniType>(declaration: {
  id: string;
  owner: string;
  payload: S;
  reply: R;
}) {
  return {
    declaration: { ...declaration, kind: "command" } as Declaration,
    send: (bus: Bus, payload: z.input<S>, options?: CommandOptions): Promise<z.output<R>> =>
      bus.send(declaration.id, payload, options) as Promise<z.output<R>>,
    answer: (bus: Bus, handler: (payload: z.output<S>, signal: AbortSignal) => Promise<z.input<R>>): Unsubscribe =>
      bus.answer(declaration.id, handler as (payload: unknown, signal: AbortSignal) => Promise<unknown>),
  };
}
