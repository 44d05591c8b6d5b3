import { checkReleaseSet as check } from "../checks/release-set.ts";
import { promote } from "../releases/promote.ts";
import { rollback } from "../releases/rollback.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../testing/running-edge.ts";
import { followLive } from "./live-composition.ts";

let shop: RunningEdge;
beforeEach(async () => {
  shop = await runningEdge();
  await shop.publishAll("2.0.0");
});
afterEach(() => shop.close());

describe("a rollback beside a candidate", () => {
  it("goes live before the candidate's processes have started on the restored set", async () => {
    const seen: string[] = [];
    const live = await followLive({
      store: shop.store,
      copy: null,
      intervalMs: 1,
      rendering: {
        apiUrl: "http://127.0.0.1:1",
        processes: 1,
        maxQueued: 100,
        timeoutMs: 10_000,
        stallMs: 4000,
        megabytes: 256,
      },
      onBreach: () => undefined,
      onError: () => undefined,
      onChange: ({ composition, candidates }) => seen.push(`${composition.revision}: ${candidates.length} candidates`),
    });
    try {
      const release = (name: string) => [{ name, version: "2.0.0" }];
      await promote(shop.store, release("mf-a"), who, { percent: 10, check });
      await eventually(async () => seen.at(-1), "2: 1 candidates");
      await promote(shop.store, release("mf-b"), who, { check });
      await eventually(async () => seen.at(-1), "3: 1 candidates");
      await rollback(shop.store, undefined, who, { check });
      await eventually(async () => seen.at(-1), "4: 1 candidates");
    } finally {
      await live.stop();
    }
    expect(seen).toEqual([
      "1: 0 candidates",
      "2: 1 candidates",
      "3: 1 candidates",
      "4: 0 candidates",
      "4: 1 candidates",
    ]);
  });
});
