import { anyone, type CommandOptions, type Declaration } from "./declaration.ts";

export type Unsubscribe = () => void;

/** What one remote may say and hear. Ids it did not declare in its `remote.json` are refused and reported. */
export interface Bus {
  emit(id: string, payload: unknown): void;
  subscribe(id: string, listener: (payload: unknown) => void): Unsubscribe;
  send(id: string, payload: unknown, options?: CommandOptions): Promise<unknown>;
  answer(id: string, handler: (payload: unknown, signal: AbortSignal) => Promise<unknown>): Unsubscribe;
}

/** Somebody broke the contract. Reported, never thrown into another remote. */
export interface Breach {
  id: string;
  who: string;
  reason: "unknown" | "undeclared" | "not-owner" | "invalid-payload" | "invalid-reply" | "listener-threw";
  detail?: string;
}

export interface Scope {
  who: string;
  emits: readonly string[];
  consumes: readonly string[];
}

interface Options {
  declarations: readonly Declaration[];
  report: (breach: Breach) => void;
  /** Sees every event that passes and every command sent, with who sent it. */
  observe?: (id: string, who: string, payload: unknown) => void;
  /** Hears whose answer somebody waits for who is not there yet. */
  onAwaited?: (owner: string) => void;
}

/** The command could not be carried out: nobody answers it, it took too long, or its payload or reply broke the contract. */
export class CommandFailed extends Error {
  constructor(
    readonly id: string,
    readonly reason: "no-answerer" | "timeout" | "contract",
  ) {
    super(`${id}: ${reason}`);
    this.name = "CommandFailed";
  }
}

const defaultTimeout = 8000;

/**
 * The event bus of one page. `scope` hands out one view per remote; payloads are checked when emitted, so that a wrong one
 * stops where it was made.
 */
export function createBus({ declarations, report, observe, onAwaited }: Options): { scope(scope: Scope): Bus } {
  const known = new Map(declarations.map((declaration) => [declaration.id, declaration]));
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const lastState = new Map<string, unknown>();
  const answerers = new Map<string, (payload: unknown, signal: AbortSignal) => Promise<unknown>>();
  /** Commands sent before their owner is there wait for it until their time-out. */
  const waiting = new Map<string, Set<() => void>>();

  function notify(id: string, who: string, listener: (payload: unknown) => void, payload: unknown): void {
    try {
      listener(payload);
    } catch (error) {
      report({ id, who, reason: "listener-threw", detail: String(error) });
    }
  }

  function scope({ who, emits, consumes }: Scope): Bus {
    function allowed(id: string, list: readonly string[]): Declaration | undefined {
      const declaration = known.get(id);
      if (!declaration) report({ id, who, reason: "unknown" });
      else if (!list.includes(id)) report({ id, who, reason: "undeclared" });
      else return declaration;
      return undefined;
    }
    function owned(id: string): Declaration | undefined {
      const declaration = allowed(id, emits);
      if (!declaration || declaration.owner === who || declaration.owner === anyone) return declaration;
      report({ id, who, reason: "not-owner" });
      return undefined;
    }

    return {
      emit(id, payload) {
        const declaration = owned(id);
        if (!declaration) return;
        const checked = declaration.payload.safeParse(payload);
        if (!checked.success) return report({ id, who, reason: "invalid-payload", detail: checked.error.message });
        if (declaration.kind === "state") lastState.set(id, checked.data);
        observe?.(id, who, checked.data);
        for (const listener of listeners.get(id) ?? []) notify(id, who, listener, checked.data);
      },

      subscribe(id, listener) {
        if (!allowed(id, consumes)) return () => undefined;
        const all = listeners.get(id) ?? new Set();
        listeners.set(id, all.add(listener));
        if (lastState.has(id)) notify(id, who, listener, lastState.get(id));
        return () => void all.delete(listener);
      },

      async send(id, payload, { timeout = defaultTimeout, signal } = {}) {
        const declaration = allowed(id, consumes);
        const checked = declaration?.payload.safeParse(payload);
        if (!declaration?.reply || !checked?.success) {
          if (checked && !checked.success)
            report({ id, who, reason: "invalid-payload", detail: checked.error.message });
          throw new CommandFailed(id, "contract");
        }
        observe?.(id, who, checked.data);
        const limit = new AbortController();
        const timer = setTimeout(
          () => limit.abort(new CommandFailed(id, answerers.has(id) ? "timeout" : "no-answerer")),
          timeout,
        );
        if (!answerers.has(id)) onAwaited?.(declaration.owner);
        const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
        try {
          const answerer = answerers.get(id) ?? (await arrival(id, either));
          const reply = declaration.reply.safeParse(await settledOrAborted(answerer(checked.data, either), either));
          if (reply.success) return reply.data;
          report({ id, who: declaration.owner, reason: "invalid-reply", detail: reply.error.message });
          throw new CommandFailed(id, "contract");
        } finally {
          clearTimeout(timer);
        }
      },

      answer(id, handler) {
        if (!owned(id)) return () => undefined;
        answerers.set(id, handler);
        for (const arrived of waiting.get(id) ?? []) arrived();
        return () => {
          if (answerers.get(id) === handler) answerers.delete(id);
        };
      },
    };
  }

  async function arrival(id: string, signal: AbortSignal) {
    const queue = waiting.get(id) ?? new Set();
    waiting.set(id, queue);
    let arrived = (): void => undefined;
    try {
      await settledOrAborted(
        new Promise<void>((resolve) => {
          arrived = resolve;
          queue.add(arrived);
        }),
        signal,
      );
    } finally {
      queue.delete(arrived);
    }
    const answerer = answerers.get(id);
    if (!answerer) throw new CommandFailed(id, "no-answerer");
    return answerer;
  }

  return { scope };
}

function settledOrAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
