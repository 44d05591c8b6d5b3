import { waitFor } from "@testing-library/react";
import type { LoadContext, Part } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { createShopStore } from "../store/create-store.ts";
import { loadPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";

const orders = (search: string): PageMatch => ({
  remote: "mf-account",
  page: "orders",
  pattern: "/account/order-history",
  rendering: "client",
  login: true,
  props: { params: {}, pathname: "/account/order-history", search },
});

/** A store that records which page's data came last, and pages whose data the test resolves. */
function setUp() {
  const store = createShopStore({});
  store.inject({ shown: (state = "", action) => (action.type === "loaded" ? (action as { of?: string }).of : state) });
  const answers = new Map<string, () => void>();
  const errors: unknown[] = [];
  const part = {
    *load({ search }: { search: string }) {
      yield new Promise<void>((resolve) => answers.set(search, resolve));
      yield put({ type: "loaded", of: search });
    },
  } as unknown as Part;
  const load = (search: string, left?: AbortSignal, timing = { retries: 3, timeout: 1000 }) =>
    loadPage(orders(search), {
      store,
      context: {} as LoadContext,
      codeOf: async () => part,
      ...timing,
      left,
      onError: (error) => errors.push(error),
    });
  const requests = () => [...answers.keys()];
  const requested = (search: string) => waitFor(() => expect(requests()).toContain(search));
  return { store, load, requests, requested, errors, answer: (search: string) => answers.get(search)?.() };
}

describe("a page that was left behind", () => {
  it("puts nothing under the address of the page that came after it", async () => {
    const { store, load, requested, answer, errors } = setUp();
    const gone = new AbortController();
    const first = load("?tab=DONE", gone.signal);
    await requested("?tab=DONE");
    gone.abort();
    const second = load("?tab=CANCEL");
    await requested("?tab=CANCEL");
    answer("?tab=CANCEL");
    expect((await second).status).toBe(200);
    answer("?tab=DONE");
    expect((await first).status).toBe(503);
    expect(store.getState()).toMatchObject({ shown: "?tab=CANCEL" });
    expect(errors).toEqual([]);
  });

  it("is not requested at all when its code loads only afterwards", async () => {
    const { load, requests } = setUp();
    const gone = new AbortController();
    gone.abort();
    expect((await load("?tab=DONE", gone.signal)).status).toBe(503);
    expect(requests()).toEqual([]);
  });
});

describe("a page whose data is late", () => {
  it("is given up, and puts nothing when the data comes after all", async () => {
    const { store, load, requests, answer } = setUp();
    expect((await load("?tab=DONE", undefined, { retries: 0, timeout: 1 })).status).toBe(503);
    expect(requests()).toEqual(["?tab=DONE"]);
    answer("?tab=DONE");
    // What waits for the data has its turn.
    await Promise.resolve();
    await Promise.resolve();
    expect(store.getState()).toMatchObject({ shown: "" });
  });
});
