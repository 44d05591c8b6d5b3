import type { input, output, Schema } from "../../schema/index.ts";

/** event: something happened. state: an event whose last one late subscribers get. command: a request with a reply. */
export type Kind = "event" | "state" | "command";

/** Owner of an event that every package may emit. */
export const anyone = "anyone";

/** The declaration of an event, compiled into every package that uses it. Payloads are JSON. */
export interface EventDeclaration {
  /** `<noun>.<verb>@<major>`, e.g. `address.chosen@1`. */
  id: string;
  kind: Kind;
  /** The only package that emits it (or `anyone`), or for a command the only one that answers. */
  owner: string;
  payload: Schema;
  /** Schema of a command's reply. */
  reply?: Schema;
  /** Converts payloads to and from the previous version. */
  adapts?: Adapter;
}

/** Converts payloads of the previous version to this version, and back. */
export interface Adapter {
  from: EventDeclaration;
  upgrade: (payload: unknown) => unknown;
  downgrade: (payload: unknown) => unknown;
  /** Converts replies of a command. */
  reply?: { upgrade: (reply: unknown) => unknown; downgrade: (reply: unknown) => unknown };
}

export interface CommandOptions {
  /** Milliseconds for the answerer to be there, and then for its answer; 20 000 and 100 000 by default. */
  timeout?: number;
  signal?: AbortSignal;
}

export type Unsubscribe = () => void;

/** Receives a payload and the package that emitted it. */
export type Listener = (payload: unknown, emitter: string) => void;
export type Answerer = (payload: unknown, signal: AbortSignal) => Promise<unknown>;

/** What one remote may send and receive. Ids that its release does not declare are refused and reported. */
export interface Bus {
  emit(event: EventDeclaration, payload: unknown): void;
  subscribe(event: EventDeclaration, listener: Listener): Unsubscribe;
  send(command: EventDeclaration, payload: unknown, options?: CommandOptions): Promise<unknown>;
  answer(command: EventDeclaration, answerer: Answerer): Unsubscribe;
}

interface Convert<From extends Schema, To extends Schema> {
  upgrade: (value: output<From>) => input<To>;
  downgrade: (value: output<To>) => input<From>;
}

/** An event: its owner emits, every package that declares it subscribes. */
export interface EventContract<S extends Schema = Schema> {
  declaration: EventDeclaration & { payload: S };
  emit(bus: Bus, payload: input<S>): void;
  subscribe(bus: Bus, listener: (payload: output<S>, emitter: string) => void): Unsubscribe;
}

/**
 * A command: every package that declares it sends, its owner answers. `send` rejects after the timeout, on abort, or
 * without an answerer.
 */
export interface CommandContract<S extends Schema = Schema, R extends Schema = Schema> {
  declaration: EventDeclaration & { payload: S; reply: R };
  send(bus: Bus, payload: input<S>, options?: CommandOptions): Promise<output<R>>;
  answer(bus: Bus, answerer: (payload: output<S>, signal: AbortSignal) => Promise<input<R>>): Unsubscribe;
}

/**
 * Declares an event. A new major version coexists with the one it adapts; the bus converts either for listeners of the
 * other.
 * @example defineEvent({ id: "address.chosen@1", kind: "state", owner: "mf-account", payload: z.object({ addressId:
 * z.string() }) })
 */
export function defineEvent<S extends Schema, Old extends Schema = Schema>({
  adapts,
  ...own
}: {
  id: string;
  kind: "event" | "state";
  owner: string;
  payload: S;
  adapts?: { from: EventContract<Old> } & Convert<Old, S>;
}): EventContract<S> {
  const declaration = adapts
    ? { ...own, adapts: { ...adapts, from: adapts.from.declaration } as Adapter }
    : (own as EventDeclaration & { payload: S });
  return {
    declaration,
    emit: (bus, payload) => bus.emit(declaration, payload),
    subscribe: (bus, listener) => bus.subscribe(declaration, listener as Listener),
  };
}

/** Declares a command. See `defineEvent` for its versions; a reply is adapted the other way. */
export function defineCommand<
  S extends Schema,
  R extends Schema,
  Old extends Schema = Schema,
  OldReply extends Schema = Schema,
>({
  adapts,
  ...own
}: {
  id: string;
  owner: string;
  payload: S;
  reply: R;
  adapts?: { from: CommandContract<Old, OldReply>; reply: Convert<OldReply, R> } & Convert<Old, S>;
}): CommandContract<S, R> {
  const command = { ...own, kind: "command" as const };
  const declaration = adapts
    ? { ...command, adapts: { ...adapts, from: adapts.from.declaration } as Adapter }
    : command;
  return {
    declaration,
    send: (bus, payload, options) => bus.send(declaration, payload, options) as Promise<output<R>>,
    answer: (bus, answerer) => bus.answer(declaration, answerer as Answerer),
  };
}
