import { messageOf } from "./message-of.ts";

describe("messageOf", () => {
  it.each([
    [new Error("the disk is full"), "the disk is full"],
    [{ message: "the disk is full" }, "the disk is full"],
    ["the disk is full", "the disk is full"],
    [null, "null"],
    [undefined, "undefined"],
  ])("returns the message of %p", (thrown, message) => {
    expect(messageOf(thrown)).toBe(message);
  });
});
