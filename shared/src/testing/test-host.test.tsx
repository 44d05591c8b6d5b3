import { defineEvent } from "../contracts/index.ts";
import * as z from "../schema/index.ts";
import { settled } from "./settled.ts";
import { createTestHost } from "./test-host.tsx";

const opened = defineEvent({ id: "page.opened@1", kind: "event", owner: "mf-b", payload: z.object({}) });

describe("createTestHost", () => {
  it("prints what a saga throws, and what breaks a contract, because no caller receives it", async () => {
    const printed = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const error = new Error("broken");
    const { host } = createTestHost({
      name: "mf-a",
      *saga() {
        yield Promise.reject(error);
      },
    });
    opened.emit(host.bus, {});
    await settled();
    expect(printed.mock.calls).toEqual([
      ["[mf-a] contract", { id: "page.opened@1", who: "mf-a", reason: "not-owner", detail: "mf-b" }],
      ["[mf-a] saga", error],
    ]);
    printed.mockRestore();
  });
});
