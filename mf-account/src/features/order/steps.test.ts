import { rented } from "../../testing/samples.ts";
import { stepsOf } from "./steps.ts";

describe("stepsOf", () => {
  it("adds the steps to come to those taken", () => {
    expect(stepsOf(rented).map(({ status, at }) => [status, at !== null])).toEqual([
      ["NOT_PAID", true],
      ["CONFIRMED", true],
      ["DELIVERING", false],
      ["RENTING", false],
      ["RETURNED", false],
      ["DONE", false],
    ]);
  });

  it("has no next steps for a cancelled order", () => {
    const cancelled = { status: "CANCEL" as const, at: "2026-12-02T03:00:00.000Z", note: null };
    expect(stepsOf({ ...rented, status: "CANCEL", timeline: [cancelled] })).toEqual([cancelled]);
  });
});
