import type { OperationName } from "@thuot-tha/shared/contracts/operations";

interface Options {
  isSignedIn: () => boolean;
  /** Opens and closes the form over the page. */
  show: (open: boolean) => void;
  /** The shopper would not sign in again: they are a guest now. */
  onGivenUp: () => void;
}

/**
 * What happens when the session ends under somebody who is signed in: one form over the page, whatever was refused, and
 * everything refused waits for it.
 */
export function createSignInAgain({ isSignedIn, show, onGivenUp }: Options) {
  let waiting: { promise: Promise<boolean>; resolve: (ok: boolean) => void } | null = null;

  function settle(ok: boolean): void {
    if (!waiting) return;
    const { resolve } = waiting;
    waiting = null;
    show(false);
    resolve(ok);
  }

  return {
    /** True once somebody has signed in, false when they would not. Who is here may be asked without a form coming up. */
    ask(name: OperationName): Promise<boolean> {
      if (name === "session.me" || !isSignedIn()) return Promise.resolve(false);
      if (!waiting) {
        let resolve = (_ok: boolean): void => undefined;
        const promise = new Promise<boolean>((settled) => {
          resolve = settled;
        });
        waiting = { promise, resolve };
        show(true);
      }
      return waiting.promise;
    },
    /** It is known anew who is here. */
    known: (isGuest: boolean): void => settle(!isGuest),
    giveUp(): void {
      if (!waiting) return;
      settle(false);
      onGivenUp();
    },
  };
}

export type SignInAgain = ReturnType<typeof createSignInAgain>;
