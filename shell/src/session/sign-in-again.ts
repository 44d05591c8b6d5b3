import { type Callable, nameOf } from "@thuot-tha/shared/contracts/operations";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";

interface Options {
  /** Id of the signed-in customer; null for a guest. */
  who: () => string | null;
  /** Opens and closes the form over the page. */
  show: (open: boolean) => void;
  /** Called when the shopper closes the form and becomes a guest. */
  onGivenUp: () => void;
  /** Called when a different customer signs in on the previous customer's page. */
  onAnother: () => void;
}

/**
 * Handles a session that ends during use: one form opens over the page, and every refused request waits for it. A
 * request of one customer is never repeated as another.
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
    /** True once the customer has signed in, false when they close the form. `getMe` opens no form. */
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
    /** Called when the API has told again who is signed in. */
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
