import { type Answerer, anyone, type Bus, type EventDeclaration, type Listener } from "../../contracts/define/event.ts";
import { adapt, meets, topicOf } from "./adapt.ts";

/** A package has broken a contract. Violations are reported, never thrown into another remote. */
export interface Violation {
  /** Id of the event or the slot. */
  id: string;
  who: string;
  reason:
    | "undeclared"
    | "not-owner"
    | "invalid-payload"
    | "invalid-reply"
    | "adapter-failed"
    | "listener-threw"
    | "invalid-props"
    | "no-content";
  detail?: string;
}

/** Ids a release was built with. */
interface Ids {
  includes(id: string): boolean;
}

export interface Scope {
  who: string;
  emits: Ids;
  consumes: Ids;
}

/**
 * For code that no release describes: the shell's own, a remote under test or alone. Every id is accepted, but only
 * its owner may emit an event.
 */
export const openScope = (who: string): Scope => ({
  who,
  emits: { includes: () => true },
  consumes: { includes: () => true },
});

interface Options {
  report: (violation: Violation) => void;
  /** Receives every event and command with its sender. */
  observe?: (id: string, who: string, payload: unknown) => void;
  /**
   * Called with the owner of a command that waits because that package is not loaded yet. False means that it will not
   * answer: the command fails at once.
   */
  onAwaited?: (owner: string) => unknown;
  /** Whether requests wait for the shopper, who signs in again: no command times out then. */
  isSigningIn?: () => boolean;
}

/** The command failed: it has no answerer, it timed out, or its payload or reply broke the contract. */
export class CommandFailed extends Error {
  constructor(
    readonly id: string,
    readonly reason: "no-answerer" | "timeout" | "contract",
  ) {
    super(`${id}: ${reason}`);
    this.name = "CommandFailed";
  }
}

/** Milliseconds for the answerer of a command to be there: its code may have to load over a slow line. */
const arrivalTimeout = 20_000;
/**
 * Milliseconds for its answer: longer than two requests of 30 seconds, because a caller that is told of a failure sends
 * the command again, while an answerer may still repeat a write without an answer.
 */
const answerTimeout = 100_000;

interface Subscription {
  declaration: EventDeclaration;
  who: string;
  listener: Listener;
}

interface Emission {
  declaration: EventDeclaration;
  who: string;
  payload: unknown;
}

interface Answering {
  declaration: EventDeclaration;
  answerer: Answerer;
  /**
   * Aborted when it no longer answers, as when its saga has failed: the commands that it has not answered fail at once.
   */
  gone: AbortController;
}

/** Everything about the versions of one event. */
interface Topic {
  subscriptions: Set<Subscription>;
  /** The last emission of each version of a state, the latest last. */
  last: Map<string, Emission>;
  answering: Map<string, Answering>;
  /** Commands sent before their owner is loaded; they wait until their timeout. */
  waiting: Set<() => void>;
}

/**
 * The event bus of one page. It holds no list of events, because each call carries its declaration. `scope` creates one
 * view per remote. A payload is checked when emitted, by the schema its emitter was compiled with, so that a wrong one
 * stops where it was made; and adapted to and checked by the version each listener was compiled with.
 */
export function createBus({ report, observe, onAwaited, isSigningIn }: Options): { scope(scope: Scope): Bus } {
  const topics = new Map<string, Topic>();

  function topic(declaration: EventDeclaration): Topic {
    const name = topicOf(declaration);
    const known = topics.get(name) ?? newTopic();
    topics.set(name, known);
    return known;
  }

  function deliver({ declaration, who: emitter, payload }: Emission, to: Subscription): void {
    if (!meets(declaration, to.declaration)) return;
    const understood = convert(declaration, to.declaration, payload, "payload", to.who);
    if (!understood) return;
    try {
      to.listener(understood.value, emitter);
    } catch (error) {
      report({ id: to.declaration.id, who: to.who, reason: "listener-threw", detail: String(error) });
    }
  }

  /** Converts one side's payload for the other side (`who`); null, and reported, when that fails. */
  function convert(
    from: EventDeclaration,
    to: EventDeclaration,
    value: unknown,
    what: "payload" | "reply",
    who: string,
  ): { value: unknown } | null {
    if (from === to) return { value };
    try {
      return check(to, adapt(from, to, value, what), what, who);
    } catch (error) {
      report({ id: to.id, who: from.owner, reason: "adapter-failed", detail: String(error) });
      return null;
    }
  }

  function check(
    declaration: EventDeclaration,
    value: unknown,
    what: "payload" | "reply",
    who: string,
  ): { value: unknown } | null {
    const checked = declaration[what]?.safeParse(value);
    if (checked?.success) return { value: checked.data };
    report({ id: declaration.id, who, reason: `invalid-${what}`, detail: checked?.error.message });
    return null;
  }

  /** The answerer of this version of a command; else one of another version that meets it. */
  function answererOf(command: EventDeclaration): Answering | undefined {
    const { answering } = topic(command);
    return answering.get(command.id) ?? [...answering.values()].find(({ declaration }) => meets(declaration, command));
  }

  async function arrival(command: EventDeclaration, signal: AbortSignal): Promise<Answering> {
    const { waiting } = topic(command);
    for (;;) {
      const there = answererOf(command);
      if (there) return there;
      let arrived = (): void => undefined;
      const next = new Promise<void>((resolve) => {
        arrived = resolve;
        waiting.add(arrived);
      });
      await settledOrAborted(next, signal).finally(() => waiting.delete(arrived));
    }
  }

  function scope({ who, emits, consumes }: Scope): Bus {
    function allowed({ id }: EventDeclaration, list: Ids): boolean {
      if (list.includes(id)) return true;
      report({ id, who, reason: "undeclared" });
      return false;
    }
    function owned(declaration: EventDeclaration): boolean {
      const { id, owner } = declaration;
      if (!allowed(declaration, emits)) return false;
      if (owner === who || owner === anyone) return true;
      report({ id, who, reason: "not-owner", detail: owner });
      return false;
    }

    return {
      emit(declaration, payload) {
        if (!owned(declaration)) return;
        const checked = check(declaration, payload, "payload", who);
        if (!checked) return;
        const emission = { declaration, who, payload: checked.value };
        const { subscriptions, last } = topic(declaration);
        if (declaration.kind === "state") {
          last.delete(declaration.id);
          last.set(declaration.id, emission);
        }
        observe?.(declaration.id, who, checked.value);
        // A listener added during the loop has the state already; one removed during it is skipped.
        for (const subscription of [...subscriptions]) {
          if (subscriptions.has(subscription)) deliver(emission, subscription);
        }
      },

      subscribe(declaration, listener) {
        if (!allowed(declaration, consumes)) return () => undefined;
        const { subscriptions, last } = topic(declaration);
        const subscription = { declaration, who, listener };
        subscriptions.add(subscription);
        const latest = [...last.values()].findLast((emission) => meets(emission.declaration, declaration));
        if (latest) deliver(latest, subscription);
        return () => void subscriptions.delete(subscription);
      },

      async send(declaration, payload, { timeout, signal } = {}) {
        const { id, owner } = declaration;
        const checked = allowed(declaration, consumes) ? check(declaration, payload, "payload", who) : null;
        if (!checked) throw new CommandFailed(id, "contract");
        observe?.(id, who, checked.value);
        const limit = new AbortController();
        const giveUp = () => limit.abort(new CommandFailed(id, answererOf(declaration) ? "timeout" : "no-answerer"));
        let timer: ReturnType<typeof setTimeout> | undefined;
        const allow = (time: number): void => {
          clearTimeout(timer);
          timer = setTimeout(() => (isSigningIn?.() ? allow(time) : giveUp()), time);
        };
        allow(timeout ?? arrivalTimeout);
        if (!answererOf(declaration) && onAwaited?.(owner) === false) giveUp();
        const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
        try {
          const { declaration: answered, answerer, gone } = await arrival(declaration, either);
          allow(timeout ?? answerTimeout);
          const question = convert(declaration, answered, checked.value, "payload", answered.owner);
          if (!question) throw new CommandFailed(id, "contract");
          const answer = await settledOrAborted(
            answerer(question.value, either),
            AbortSignal.any([either, gone.signal]),
          );
          const reply = check(answered, answer, "reply", answered.owner);
          const understood = reply && convert(answered, declaration, reply.value, "reply", who);
          if (!understood) throw new CommandFailed(id, "contract");
          return understood.value;
        } finally {
          clearTimeout(timer);
        }
      },

      answer(declaration, answerer) {
        if (!owned(declaration)) return () => undefined;
        const { answering, waiting } = topic(declaration);
        const own = { declaration, answerer, gone: new AbortController() };
        answering.set(declaration.id, own);
        for (const arrived of waiting) arrived();
        return () => {
          if (answering.get(declaration.id) === own) answering.delete(declaration.id);
          own.gone.abort(new CommandFailed(declaration.id, "no-answerer"));
        };
      },
    };
  }

  return { scope };
}

const newTopic = (): Topic => ({ subscriptions: new Set(), last: new Map(), answering: new Map(), waiting: new Set() });

function settledOrAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
