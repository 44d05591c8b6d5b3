import { createBus, type Host, type Notice, type Violation } from "@thuot-tha/shared/platform";
import { createTestHost } from "@thuot-tha/shared/testing";
import { createHosts } from "./hosts.ts";

describe("the host of a remote", () => {
  it.each([
    ["whose message is no text", { kind: "error", message: { vi: "Lỗi" } }],
    ["of an unknown kind", { kind: "warning", message: "Lỗi" }],
    ["that is none", undefined],
  ])("refuses a notice %s, and reports the remote", (_, notice) => {
    const { host } = createTestHost({ name: "shell" });
    const shown: Notice[] = [];
    const violations: Violation[] = [];
    const hostFor = createHosts({
      ...(host as Omit<Host, "bus">),
      bus: createBus({ report: () => undefined }),
      notify: (one) => shown.push(one),
      slots: () => ({ ...host.slots, report: (violation) => violations.push(violation) }),
    });
    const { notify } = hostFor({ name: "mf-a", events: { emits: [], consumes: [] } });
    notify(notice as Notice);
    notify({ kind: "notice", message: "Đã lưu" });
    expect(shown).toEqual([{ kind: "notice", message: "Đã lưu" }]);
    expect(violations).toEqual([{ id: "notice", who: "mf-a", reason: "invalid-payload" }]);
  });
});
