import { act, render } from "@testing-library/react";
import { addressChosen } from "@thuot-tha/shared/contracts/events/address";
import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import type { Page, SlotContent } from "@thuot-tha/shared/platform";
import { type Answer, answer, createTestHost, guestSession } from "@thuot-tha/shared/testing";
import type { ComponentType } from "react";
import { cartCheckoutStore } from "../store.ts";
import { bag, customer, dress } from "./fixtures.ts";

/** This remote in a test shop, with a cart of two lines. */
export function openShop(answers: readonly Answer[] = [], now?: () => Date) {
  const test = createTestHost({
    name: "mf-cart-checkout",
    ...cartCheckoutStore,
    answers: [answer(listCartItems, { items: [dress, bag] }), ...answers],
    path: "/checkout",
    now,
    slotsFilled: true,
  });
  const shell = test.as("shell");
  const account = test.as("mf-account");
  // biome-ignore lint/suspicious/noExplicitAny: a part's props are what the shell passes
  const show = (Component: ComponentType<any>, partProps: Record<string, unknown>) =>
    act(async () => render(test.around(<Component {...partProps} />)));

  return {
    ...test,
    /** A package that shows the cart or adds to it. */
    caller: test.as("mf-catalog"),
    // biome-ignore lint/suspicious/noExplicitAny: selectors ask for the slices they read
    state: () => test.store.getState() as any,
    signIn: (id = customer.user.id) =>
      act(async () => sessionChanged.emit(shell, { ...customer, user: { ...customer.user, id } })),
    staysGuest: () => act(async () => sessionChanged.emit(shell, guestSession)),
    becomesMember: (pricing: Parameters<typeof membershipPricingChanged.emit>[1]) =>
      act(async () => membershipPricingChanged.emit(shell, pricing)),
    chooseAddress: (addressId: string | null) => act(async () => addressChosen.emit(account, { addressId })),
    /** Runs a page's `load`, as the shell does before showing it. @returns changes the query of the shown page */
    async open({ load, Component }: Page, params: Record<string, string> = {}, search = "") {
      const props = { params, pathname: "/", search };
      if (load) await test.load(load, props);
      const { rerender } = await show(Component, props);
      return (next: string) => act(async () => rerender(test.around(<Component {...props} search={next} />)));
    },
    /** @param pathname the page that contains the slot */
    async fill({ Component }: SlotContent, pathname = "/checkout") {
      test.moveTo(pathname);
      await show(Component, {});
    },
  };
}
