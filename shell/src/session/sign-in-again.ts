import { type Callable, nameOf } from "@thuot-tha/shared/contracts/operations";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import type { LayoutStore } from "../layout/layout-store.ts";
import type { ShopStore } from "../store/create-store.ts";
import { getSession, signedOut } from "../store/session.ts";

interface Options {
  store: ShopStore;
  /** Shows the form over the page. */
  layout: LayoutStore;
  /** Whether the page has a form with unsent text. */
  hasUnsent: () => boolean;
  /** Called when a different customer signs in on the previous customer's page. */
  onOtherCustomer: () => void;
}

/**
 * Handles a session that ends during use: one form opens over the page, and every refused request waits for it. A
 * request of one customer is never repeated as another.
 */
export function createSignInAgain({ store, layout, hasUnsent, onOtherCustomer }: Options) {
  let waiting: { customer: string; promise: Promise<boolean>; resolve: (ok: boolean) => void } | null = null;
  const customer = (): string | null => getSession(store.getState()).user?.id ?? null;

  function settle(ok: boolean): void {
    if (!waiting) return;
    const { resolve } = waiting;
    waiting = null;
    layout.change({ signIn: false });
    resolve(ok);
  }

  function open(known: string): Promise<boolean> {
    if (!waiting) {
      let resolve = (_ok: boolean): void => undefined;
      const promise = new Promise<boolean>((settled) => {
        resolve = settled;
      });
      waiting = { customer: known, promise, resolve };
      layout.change({ signIn: true });
    }
    return waiting.promise;
  }

  return {
    /** True once the customer has signed in, false when they close the form. `getMe` opens no form. */
    request(operation: Callable): Promise<boolean> {
      const known = customer();
      if (nameOf(operation) === nameOf(getMe) || known === null) return Promise.resolve(false);
      return open(known);
    },
    /**
     * Called when the session has ended elsewhere. A page with unsent text is kept under the form.
     * @returns whether the form is open
     */
    sessionEnded(): boolean {
      const known = customer();
      if (known !== null && hasUnsent()) void open(known);
      return waiting !== null;
    },
    /** Called when the API has answered again who is signed in. */
    known(): void {
      const now = customer();
      if (waiting && now !== null && now !== waiting.customer) onOtherCustomer();
      else settle(now !== null);
    },
    /** The shopper closes the form and becomes a guest. */
    cancel(): void {
      if (!waiting) return;
      settle(false);
      store.dispatch(signedOut());
    },
  };
}
