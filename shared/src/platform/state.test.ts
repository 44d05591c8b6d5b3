import type * as State from "./state.ts";

const env = process.env.NODE_ENV;
afterEach(() => Object.assign(process.env, { NODE_ENV: env }));

/** Whether a reducer's state is frozen when the module is loaded in an environment. */
function isFrozenIn(NODE_ENV: string): boolean {
  Object.assign(process.env, { NODE_ENV });
  let isFrozen: boolean | undefined;
  jest.isolateModules(() => {
    const { createSlice } = require("./state.ts") as typeof State;
    const slice = createSlice({
      name: "list",
      initialState: { items: [] as object[] },
      reducers: { add: (state) => void state.items.push({ name: "Đầm" }) },
    });
    isFrozen = Object.isFrozen(slice.reducer(undefined, slice.actions.add()).items);
  });
  return isFrozen as boolean;
}

it("freezes state in development, and saves that work in production", () => {
  expect(isFrozenIn("development")).toBe(true);
  expect(isFrozenIn("production")).toBe(false);
});
