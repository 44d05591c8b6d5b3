import { toggled } from "./toggled.ts";

describe("toggled", () => {
  it("adds and takes out", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });
});
