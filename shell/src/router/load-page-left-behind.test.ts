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
  const load = (search: string, left?: AbortSignal) =>
    loadPage(orders(search), {
      store,
      context: {} as LoadContext,
      codeOf: async () => part,
      retries: 3,
      timeout: 1000,
      left,
      onError: (error) => errors.push(error),
    });
  const requested = (search: string) => waitFor(() => expect([...answers.keys()]).toContain(search));
  return { store, load, requested, errors, answer: (search: string) => answers.get(search)?.() };
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
    await first;
    expect(store.getState()).toMatchObject({ shown: "?tab=CANCEL" });
    expect(errors).toEqual([]);
  });

  it("is not requested at all when its code loads only afterwards", async () => {
    const { load, answer, store } = setUp();
    const gone = new AbortController();
    gone.abort();
    expect((await load("?tab=DONE", gone.signal)).status).toBe(503);
    answer("?tab=DONE");
    expect(store.getState()).toMatchObject({ shown: "" });
  });
});
