import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { commandRequests, defineRemote, type RemoteModule } from "@thuot-tha/shared/platform";
import { settled } from "@thuot-tha/shared/testing";
import { take, takeEvery } from "redux-saga/effects";
import type { InitialState } from "../router/initial-state.ts";
import { createPlatform } from "./platform.ts";
import { createServices } from "./services.ts";

const cart = { name: "mf-cart-checkout", version: "1.0.0", slots: [], routes: [], parts: {} };
const remote = { ...cart, events: { emits: [cartAdd.declaration.id], consumes: [] } } as unknown as LiveRemote;

const mockListeners: ((remote: LiveRemote, module: RemoteModule) => void)[] = [];
// Module Federation loads remotes over the network.
jest.mock("../remotes/load.ts", () => ({
  createRemoteLoader: () => ({
    load: async () => undefined,
    onLoaded: (listener: (typeof mockListeners)[number]) => mockListeners.push(listener),
  }),
}));
// The shop has other releases than this document.
jest.mock("../router/composition-watch.ts", () => ({ createCompositionWatch: () => async () => true }));

const initial = {
  composition: { revision: 7, shell: { version: "1.0.0", parts: {} }, remotes: [remote] },
  settings: { devTools: false },
  state: {},
  today: "2026-12-01",
  match: { remote: "mf-a", page: "home", pattern: "/home", props: { params: {}, pathname: "/home", search: "" } },
} as unknown as InitialState;

describe("a remote whose saga has ended for good", () => {
  it("makes commands fail at once, and lets a document of older releases load again by itself", async () => {
    const sent: unknown[] = [];
    Object.assign(navigator, { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) });
    window.fetch = async () => new Response();
    jest.spyOn(console, "error").mockImplementation();
    const services = createServices(initial);
    const { bus } = createPlatform(initial, services);
    const { saga, reducers } = defineRemote({
      name: "mf-cart-checkout",
      *saga(context) {
        yield takeEvery(commandRequests<typeof cartAdd>(context.bus, cartAdd.answer), ({ reply }) =>
          reply({ accepted: true, total: 1 }),
        );
        yield take("break");
        throw new Error("broken");
      },
    });
    for (const listener of mockListeners) listener(remote, { saga, reducers } as RemoteModule);
    const line = { variantId: "v1", type: "sale", quantities: 1 } as const;
    await expect(cartAdd.send(bus, line)).resolves.toEqual({ accepted: true, total: 1 });

    for (let times = 0; times < 4; times++) {
      services.store.dispatch({ type: "break" });
      await settled();
    }
    // Fails for another reason where it would wait.
    const late = cartAdd.send(bus, line, { signal: AbortSignal.timeout(1000) });
    await expect(late).rejects.toMatchObject({ reason: "no-answerer" });
    expect(sent).toMatchObject(Array(4).fill({ kind: "saga", who: "mf-cart-checkout", message: "broken" }));

    // This document has been requested for the reason already, so it is not left, and no reload is offered.
    services.recovery.next("/", { mayGoBack: false });
    await services.updates.check();
    expect(services.layout.get().update).toBe("none");
  });
});

it("a command waits as long as the shopper is signing in again", async () => {
  jest.useFakeTimers();
  const services = createServices(initial);
  const { bus } = createPlatform(initial, services);
  services.layout.change({ signIn: true });
  const sent = cartAdd.send(bus, { variantId: "v1", type: "sale", quantities: 1 });
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  const { saga, reducers } = defineRemote({
    name: "mf-cart-checkout",
    *saga(context) {
      yield takeEvery(commandRequests<typeof cartAdd>(context.bus, cartAdd.answer), ({ reply }) =>
        reply({ accepted: true, total: 1 }),
      );
    },
  });
  mockListeners.at(-1)?.(remote, { saga, reducers } as RemoteModule);
  await expect(sent).resolves.toEqual({ accepted: true, total: 1 });
});

it("a document of older releases whose parts have failed does not load again during a request that changes the cart", async () => {
  window.fetch = () => new Promise(() => undefined);
  Object.assign(navigator, { sendBeacon: () => true });
  const { report, client, updates, layout } = createServices(initial);
  report({ kind: "load", who: "mf-a", error: new Error("gone") });
  void client.call(removeCartItems, { body: { ids: ["line-1"] } });
  await updates.check();
  expect(layout.get().update).toBe("offered");
});
