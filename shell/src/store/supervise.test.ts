import { take } from "redux-saga/effects";
import { createShopStore } from "./create-store.ts";
import { supervise } from "./supervise.ts";

describe("supervise", () => {
  it("restarts a saga that ended in an error three times, and reports each end as the remote's", async () => {
    const failures: unknown[] = [];
    const store = createShopStore({});
    let starts = 0;
    supervise(
      { store, who: "mf-a", report: ({ kind, who, error }) => failures.push([kind, who, String(error)]) },
      function* (word: string) {
        starts++;
        yield take("break");
        throw new Error(word);
      },
      "broken",
    );
    for (let times = 0; times < 6; times++) {
      store.dispatch({ type: "break" });
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(starts).toBe(4);
    expect(failures).toEqual(Array(4).fill(["saga", "mf-a", "Error: broken"]));
  });
});
