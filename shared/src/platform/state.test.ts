import type { Action } from "redux";
import { runSaga, stdChannel } from "redux-saga";
import { take } from "redux-saga/effects";
import { createAction, createSelector, createSlice, type PayloadAction } from "./state.ts";

const priceChanged = createAction<number>("prices/priceChanged");
const left = createAction("visit/left");

const slice = createSlice({
  name: "bag",
  initialState: { items: [] as string[], price: 0 },
  reducers: {
    itemAdded: (state, { payload }: PayloadAction<string>) => ({ ...state, items: [...state.items, payload] }),
    itemPushed: (state, { payload }: PayloadAction<string>) => {
      state.items.push(payload);
      return state;
    },
    emptied: (state) => ({ ...state, items: [] }),
    noted: (state, _action: PayloadAction<string | undefined>) => state,
  },
  extraReducers: (builder) => {
    builder.addCase(priceChanged, (state, { payload }) => ({ ...state, price: payload }));
    builder.addCase(left, () => ({ items: [], price: 0 }));
  },
});
const { itemAdded, itemPushed, emptied, noted } = slice.actions;

describe("createSlice", () => {
  it("makes an action for each reducer", () => {
    expect(itemAdded("Đầm lụa")).toEqual({ type: "bag/itemAdded", payload: "Đầm lụa" });
    expect(emptied()).toEqual({ type: "bag/emptied" });
    expect(noted()).toEqual({ type: "bag/noted" });
  });

  it("begins with the initial state, and changes it by its own and by other slices' actions", () => {
    const began = slice.reducer(undefined, { type: "@@init" });
    expect(began).toEqual({ items: [], price: 0 });
    const filled = [itemAdded("Đầm lụa"), priceChanged(120_000)].reduce(slice.reducer, began);
    expect(filled).toEqual({ items: ["Đầm lụa"], price: 120_000 });
    expect(slice.reducer(filled, emptied())).toEqual({ items: [], price: 120_000 });
    expect(slice.reducer(filled, left())).toEqual({ items: [], price: 0 });
  });

  it("keeps the state at actions that it does not know", () => {
    const state = { items: ["Đầm lụa"], price: 1 };
    expect(slice.reducer(state, { type: "other/itemAdded" })).toBe(state);
  });

  describe("with a reducer that changes its state", () => {
    const env = process.env.NODE_ENV;
    afterEach(() => Object.assign(process.env, { NODE_ENV: env }));
    const filled = () => slice.reducer(undefined, itemAdded("Đầm lụa"));

    it("throws during development", () => {
      expect(() => slice.reducer(filled(), itemPushed("Váy xòe"))).toThrow(TypeError);
    });

    it("saves that work in production", () => {
      Object.assign(process.env, { NODE_ENV: "production" });
      expect(slice.reducer({ items: [], price: 0 }, itemPushed("Váy xòe")).items).toEqual(["Váy xòe"]);
    });
  });
});

describe("createAction", () => {
  it("matches its actions alone", () => {
    expect([priceChanged(1), left()].map((action) => priceChanged.match(action))).toEqual([true, false]);
  });

  it("is a pattern for sagas", async () => {
    const channel = stdChannel<Action>();
    const waiting = runSaga({ channel }, function* () {
      return (yield take(left)) as unknown;
    });
    channel.put(priceChanged(5));
    channel.put(left());
    expect(await waiting.toPromise()).toEqual({ type: "visit/left" });
  });
});

describe("createSelector", () => {
  const getItems = ({ items }: { items: string[] }) => items;
  const getPrice = ({ price }: { price: number }) => price;

  it("computes again only when one of its inputs has changed", () => {
    const compute = jest.fn((items: string[], price: number) => ({ count: items.length, total: items.length * price }));
    const getSum = createSelector([getItems, getPrice], compute);
    const state = { items: ["Đầm lụa", "Váy xòe"], price: 120_000, note: "" };
    const first = getSum(state);
    expect(first).toEqual({ count: 2, total: 240_000 });
    const noted = { ...state, note: "Gói quà" };
    expect(getSum(noted)).toBe(first);
    expect(compute).toHaveBeenCalledTimes(1);
    expect(getSum({ ...state, price: 100_000 })).toEqual({ count: 2, total: 200_000 });
    expect(getSum({ ...state, items: [] })).toEqual({ count: 0, total: 0 });
  });

  it("throws again until its inputs allow a result", () => {
    const getFirst = createSelector([getItems], ([first]) => {
      if (first === undefined) throw new Error("there is none");
      return first;
    });
    expect(getFirst({ items: ["Đầm lụa"] })).toBe("Đầm lụa");
    expect(() => getFirst({ items: [] })).toThrow("there is none");
    expect(() => getFirst({ items: [] })).toThrow("there is none");
  });
});
