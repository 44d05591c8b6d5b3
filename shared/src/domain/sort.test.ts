import { compareNames, sortByName } from "./sort.ts";

describe("sortByName", () => {
  it("sorts numbers by value and letters in Vietnamese order", () => {
    const names = ["Quận 10", "Quận 2", "Đống Đa", "Quận 1", "Dĩ An", "Ba Đình"].map((name) => ({ name }));
    expect(sortByName(names).map(({ name }) => name)).toEqual([
      "Ba Đình",
      "Dĩ An",
      "Đống Đa",
      "Quận 1",
      "Quận 2",
      "Quận 10",
    ]);
    expect(compareNames("a", "a")).toBe(0);
  });
});
