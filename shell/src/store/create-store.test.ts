import { settled } from "@thuot-tha/shared/testing";
import type { Action } from "redux";
import { call, fork, put, spawn, take, takeEvery } from "redux-saga/effects";
import { createShopStore } from "./create-store.ts";

const counter = (state = 0, action: { type: string }) => (action.type === "count" ? state + 1 : state);

describe("createShopStore", () => {
  it("keeps what came with the document until its slice is there", () => {
    const store = createShopStore({ counter: 7, other: { a: 1 } });
    store.dispatch({ type: "count" });
    expect(store.getState()).toEqual({ counter: 7, other: { a: 1 } });
    store.inject({ counter });
    store.dispatch({ type: "count" });
    expect(store.getState()).toEqual({ counter: 8, other: { a: 1 } });
  });

  it("gives the same state back when nothing has changed", () => {
    const store = createShopStore({});
    store.inject({ counter });
    const before = store.getState();
    store.dispatch({ type: "nothing" });
    expect(store.getState()).toBe(before);
  });

  it("keeps the state of a reducer that throws, and changes the others", () => {
    const store = createShopStore({});
    const errors: unknown[] = [];
    const broken = (state = "intact", action: { type: string }) => {
      if (action.type === "count") throw new Error("broken");
      return state;
    };
    store.inject({ broken }, (error) => errors.push(error));
    store.inject({ counter });
    store.dispatch({ type: "count" });
    store.dispatch({ type: "count" });
    expect(store.getState()).toEqual({ broken: "intact", counter: 2 });
    expect(errors).toEqual([new Error("broken")]);
  });

  it("adds no slice of a remote where one has no initial state", () => {
    const store = createShopStore({});
    const broken = () => {
      throw new Error("unreadable");
    };
    expect(() => store.inject({ other: counter, broken }, () => undefined)).toThrow("unreadable");
    store.inject({ counter });
    store.dispatch({ type: "count" });
    expect(store.getState()).toEqual({ counter: 1 });
  });

  it("passes the error of a reducer on where nobody is told", () => {
    const store = createShopStore({});
    store.inject({
      broken: (state = null, action) => {
        if (action.type === "count") throw new Error("broken");
        return state;
      },
    });
    expect(() => store.dispatch({ type: "count" })).toThrow("broken");
  });

  it("runs sagas, whose errors reject their promise", async () => {
    const store = createShopStore({});
    const broken = store.run(function* () {
      yield 1;
      throw new Error("broken");
    });
    await expect(broken.toPromise()).rejects.toThrow("broken");
  });

  it("reports the error of a spawned saga, which has no caller, and no other", async () => {
    const reported: unknown[] = [];
    const store = createShopStore({}, (error) => reported.push(error));
    const later = function* (message: string) {
      yield call(async () => undefined);
      throw new Error(message);
    };
    const sound = store.run(function* () {
      yield spawn(later, "spawned");
      yield take("never");
    });
    const broken = store.run(function* () {
      yield fork(later, "forked");
      yield take("never");
    });
    await expect(broken.toPromise()).rejects.toThrow("forked");
    expect(reported).toEqual([new Error("spawned")]);
    expect(sound.isRunning()).toBe(true);
  });

  it("ends only the saga whose pattern throws, with that error", async () => {
    const store = createShopStore({});
    const broken = store.run(function* () {
      yield take((action: Action) => "id" in (action as unknown as { payload: object }).payload);
    });
    const throwsText = store.run(function* () {
      yield take(() => {
        throw "no error";
      });
    });
    const heard: string[] = [];
    const sound = store.run(function* () {
      yield takeEvery("ask", function* () {
        yield call(async () => undefined);
        yield put({ type: "loaded" });
        heard.push("after put");
      });
      yield takeEvery("loaded", () => void heard.push("loaded"));
    });
    expect(() => store.dispatch({ type: "ask" })).not.toThrow();
    await expect(broken.toPromise()).rejects.toThrow(TypeError);
    await expect(throwsText.toPromise()).rejects.toThrow("no error");
    store.dispatch({ type: "ask" });
    await settled();
    expect(heard).toEqual(["loaded", "after put", "loaded", "after put"]);
    expect(sound.isRunning()).toBe(true);
  });

  it("reports the error of a listener, which neither the others nor the dispatcher get", () => {
    const reported: unknown[] = [];
    globalThis.reportError = (error) => void reported.push(error);
    const store = createShopStore({});
    store.inject({ counter });
    const seen: unknown[] = [];
    const stop = store.subscribe(() => {
      throw new Error("broken");
    });
    store.subscribe(() => seen.push(store.getState()));
    store.dispatch({ type: "count" });
    stop();
    store.dispatch({ type: "count" });
    expect(seen).toEqual([{ counter: 1 }, { counter: 2 }]);
    expect(reported).toEqual([new Error("broken")]);
  });
});
