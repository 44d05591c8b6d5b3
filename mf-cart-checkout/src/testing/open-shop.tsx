import { act, render } from "@testing-library/react";
import type { SlotContract } from "@thuot-tha/shared/contracts";
import { addressChosen } from "@thuot-tha/shared/contracts/events/address";
import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import {
  createBus,
  type Host,
  type Notice,
  openScope,
  type Page,
  PartRoot,
  type SlotContent,
  type Violation,
} from "@thuot-tha/shared/platform";
import { answer, createFakeClient } from "@thuot-tha/shared/testing";
import type { ComponentType } from "react";
import { applyMiddleware, combineReducers, legacy_createStore } from "redux";
import createSagaMiddleware from "redux-saga";
import { cartCheckoutStore } from "../store.ts";
import { bag, customer, dress, guest } from "./fixtures.ts";

type Tracked = Parameters<typeof analyticsTracked.emit>[1];

/**
 * This remote as the shell runs it: a real store, its saga running, a real bus, and a client that answers from a table.
 */
export function openShop(answers: Parameters<typeof createFakeClient>[0] = []) {
  const client = createFakeClient([answer(listCartItems, { items: [dress, bag] }), ...answers]);
  const violations: Violation[] = [];
  const tracked: Tracked[] = [];
  const bus = createBus({
    report: (violation) => void violations.push(violation),
    observe: (id, _who, payload) => void (id === analyticsTracked.declaration.id && tracked.push(payload as Tracked)),
  });
  const own = bus.scope(openScope("mf-cart-checkout"));
  const shell = bus.scope(openScope("shell"));
  const account = bus.scope(openScope("mf-account"));
  /** A package that shows the cart or adds to it. */
  const caller = bus.scope(openScope("mf-catalog"));

  const middleware = createSagaMiddleware();
  const store = legacy_createStore(combineReducers(cartCheckoutStore.reducers), applyMiddleware(middleware));
  middleware.run(cartCheckoutStore.saga, { client, bus: own, now: () => new Date("2026-12-01T03:00:00Z") });

  const moves: string[] = [];
  const notices: Notice[] = [];
  const handed = new Map<string, unknown>();
  let location = { pathname: "/checkout", search: "", hash: "", state: null, key: "k", mask: undefined };
  const push = (to: unknown) => void moves.push(typeof to === "string" ? to : (to as { pathname: string }).pathname);
  const host = {
    store,
    bus: own,
    client,
    notify: (notice: Notice) => void notices.push(notice),
    today: "2026-12-01",
    now: () => new Date("2026-12-01T03:00:00Z"),
    router: {
      location: () => location,
      subscribe: () => () => undefined,
      navigator: {
        createHref: (to: unknown) => (typeof to === "string" ? to : (to as { pathname: string }).pathname),
        push,
        replace: push,
        go: () => undefined,
      },
    },
    eager: true,
    slots: {
      rendered: () => false,
      placeholder: () => "",
      report: (violation: Violation) => void violations.push(violation),
      mount: ({ id }, element, props, { onShown }) => {
        element.textContent = `[${id}]`;
        handed.set(id, props);
        onShown(true);
        return { update: (next) => void handed.set(id, next), unmount: () => undefined };
      },
    },
    showError: () => undefined,
  } as Host;

  const draw = (Component: ComponentType, partProps: Record<string, unknown>) =>
    act(async () => void render(<PartRoot host={host} Component={Component} partProps={partProps} />));

  return {
    store,
    client,
    caller,
    /** Paths navigated to. */
    moves,
    violations,
    notices,
    /** The props a slot last received. */
    slotProps: (slot: SlotContract) => handed.get(slot.id),
    /** What the data layer received. */
    tracked,
    // biome-ignore lint/suspicious/noExplicitAny: selectors ask for the slices they read
    state: () => store.getState() as any,
    signIn: () => act(async () => sessionChanged.emit(shell, customer)),
    staysGuest: () => act(async () => sessionChanged.emit(shell, guest)),
    becomesMember: (pricing: Parameters<typeof membershipPricingChanged.emit>[1]) =>
      act(async () => membershipPricingChanged.emit(shell, pricing)),
    chooseAddress: (addressId: string | null) => act(async () => addressChosen.emit(account, { addressId })),
    /** Runs a page's `load`, as the shell does before showing the page. */
    async open({ load, Component }: Page, params: Record<string, string> = {}, search = "") {
      const props = { params, pathname: "/", search };
      if (load) await middleware.run(load, props, { client, today: host.today, now: host.now }).toPromise();
      await draw(Component as ComponentType, props);
    },
    /** @param pathname the page that contains the slot */
    async fill({ Component }: SlotContent, pathname = "/checkout") {
      location = { ...location, pathname };
      await draw(Component, {});
    },
  };
}
