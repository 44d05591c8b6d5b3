import { type Callable, nameOf } from "@thuot-tha/shared/contracts/operations";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";

interface Options {
  /** Id of the customer who is here; null for a guest. */
  who: () => string | null;
  /** Opens and closes the form over the page. */
  show: (open: boolean) => void;
  /** The shopper would not sign in again: they are a guest now. */
  onGivenUp: () => void;
  /** Another customer has signed in over what was somebody else's. */
  onAnother: () => void;
}

/**
 * What happens when the session ends under somebody who is signed in: one form over the page, whatever was refused, and
 * everything refused waits for it. What one customer was doing is never done in the name of another.
 */
export function createSignInAgain({ who, show, onGivenUp, onAnother }: Options) {
  let waiting: { whose: string; promise: Promise<boolean>; resolve: (ok: boolean) => void } | null = null;

  function settle(ok: boolean): void {
    if (!waiting) return;
    const { resolve } = waiting;
    waiting = null;
    show(false);
    resolve(ok);
  }

  return {
    /** True once somebody has signed in, false when they would not. Who is here may be asked without a form coming up. */
    ask(operation: Callable): Promise<boolean> {
      const whose = who();
      if (nameOf(operation) === nameOf(getMe) || whose === null) return Promise.resolve(false);
      if (!waiting) {
        let resolve = (_ok: boolean): void => undefined;
        const promise = new Promise<boolean>((settled) => {
          resolve = settled;
        });
        waiting = { whose, promise, resolve };
        show(true);
      }
      return waiting.promise;
    },
    /** It is known anew who is here. */
    known(): void {
      const now = who();
      if (waiting && now !== null && now !== waiting.whose) onAnother();
      else settle(now !== null);
    },
    giveUp(): void {
      if (!waiting) return;
      settle(false);
      onGivenUp();
    },
  };
}

export type SignInAgain = ReturnType<typeof createSignInAgain>;
