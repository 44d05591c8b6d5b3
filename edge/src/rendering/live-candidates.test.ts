import { StoreError } from "@thuot-tha/shared/server";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { setWeight, withdrawCandidate } from "../releases/change-candidate.ts";
import { promote } from "../releases/promote.ts";
import { publish } from "../releases/publish.ts";
import { rollback } from "../releases/rollback.ts";
import { writeBuild } from "../testing/release.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../testing/running-edge.ts";
import { followLive } from "./live-composition.ts";

let shop: RunningEdge;
beforeEach(async () => {
  shop = await runningEdge();
  await shop.publishAll("2.0.0");
});
afterEach(() => shop.close());

/** Follows a store without an edge. @param over options, and the store as the follower sees it */
const follow = (over: Partial<Parameters<typeof followLive>[0]>) =>
  followLive({
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
    onViolation: () => undefined,
    onError: () => undefined,
    onChange: () => undefined,
    ...over,
  });
/** Id of the candidate with mf-a. */
const mfA = "mf-a 1796083200000";
const release = (name: string) => [{ name, version: "2.0.0" }];

describe("an edge that starts while the newest revision cannot be served", () => {
  it("waits for the store instead of going live with the revision before", async () => {
    await promote(shop.store, release("mf-a"), who, { check });
    let isAway = true;
    const readFile: typeof shop.store.readFile = async (name, version, ...rest) => {
      if (isAway && version === "2.0.0") throw new StoreError("unreachable", "The bucket does not answer.");
      return shop.store.readFile(name, version, ...rest);
    };
    const seen: number[] = [];
    const live = await follow({
      store: { ...shop.store, readFile },
      onChange: ({ composition }) => seen.push(composition.revision),
    });
    try {
      expect(live.current()).toBeNull();
      isAway = false;
      await eventually(async () => live.current()?.composition.revision, 2);
    } finally {
      await live.stop();
    }
    expect(seen).toEqual([2]);
  });

  it("waits for a rollback of code that does not start", async () => {
    await publish(shop.store, await writeBuild(shop.folder, "mf-a", { version: "3.0.0", server: "process.exit(3);" }));
    await promote(shop.store, [{ name: "mf-a", version: "3.0.0" }], who, { check });
    const live = await follow({});
    try {
      expect([live.current(), live.quarantine()?.revision]).toEqual([null, 2]);
      await rollback(shop.store, undefined, who, { check });
      await eventually(async () => live.current()?.composition.revision, 3);
    } finally {
      await live.stop();
    }
  });
});

describe("a rollback beside a candidate", () => {
  it("goes live before the candidate's processes have started on the restored set", async () => {
    const seen: string[] = [];
    const live = await follow({
      onChange: ({ composition, candidates }) => seen.push(`${composition.revision}: ${candidates.length} candidates`),
    });
    try {
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

describe("a candidate that is dropped", () => {
  it("stays away on a new stable set", async () => {
    const live = await follow({});
    const revision = async () => live.current()?.composition.revision;
    try {
      await promote(shop.store, release("mf-a"), who, { percent: 10, check });
      await eventually(revision, 2);
      live.dropCandidate(mfA);
      await promote(shop.store, release("mf-b"), who, { check });
      await eventually(revision, 3);
      expect(live.current()?.candidates).toEqual([]);
    } finally {
      await live.stop();
    }
  });
});

describe("a withdrawal beside a candidate that does not start", () => {
  it("goes live before the other candidate is tried again", async () => {
    let [hangs, goOn] = [false, () => {}];
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const readFile: typeof shop.store.readFile = async (name, version, ...rest) => {
      if (name === "mf-b" && version === "2.0.0") {
        if (!hangs) throw new StoreError("unreachable", "The bucket does not answer.");
        await held;
      }
      return shop.store.readFile(name, version, ...rest);
    };
    const readComposition: typeof shop.store.readComposition = async (revision) => {
      hangs = revision === 4;
      return shop.store.readComposition(revision);
    };
    const seen: string[] = [];
    const live = await follow({
      store: { ...shop.store, readFile, readComposition },
      onChange: ({ composition, candidates }) =>
        seen.push(`${composition.revision}: ${candidates.map(({ set }) => set.track)}`),
    });
    try {
      await promote(shop.store, release("mf-a"), who, { percent: 10, check });
      await promote(shop.store, release("mf-b"), who, { percent: 10, check });
      await eventually(async () => seen.at(-1), "3: mf-a");
      await withdrawCandidate(shop.store, who, { id: mfA });
      await eventually(async () => seen.at(-1), "4: ");
      goOn();
      await eventually(async () => seen.at(-1), "4: mf-b");
    } finally {
      goOn();
      await live.stop();
    }
  });
});

describe("a withdrawal by another edge", () => {
  /** An edge on which the files of a remote's second version do not come until `goOn`. */
  async function edgeWithout(remote: string) {
    let [isHeld, goOn] = [false, () => {}];
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const readFile: typeof shop.store.readFile = async (name, version, ...rest) => {
      if (name === remote && version === "2.0.0") {
        isHeld = true;
        await held;
      }
      return shop.store.readFile(name, version, ...rest);
    };
    const live = await follow({ store: { ...shop.store, readFile } });
    const shown = async () => {
      const { composition, candidates } = live.current()!;
      return `${composition.revision}: ${candidates.map(({ set }) => set.track)}`;
    };
    const stop = () => {
      goOn();
      return live.stop();
    };
    return { isHeld: async () => isHeld, shown, goOn, stop };
  }

  it.each([
    ["another candidate", { percent: 10 }, "4: ", "4: mf-b"],
    ["a promotion to all", {}, "2: ", "4: "],
  ])("takes effect while an edge waits for %s, which follows", async (_, share, withdrawn, followed) => {
    const edge = await edgeWithout("mf-b");
    try {
      await promote(shop.store, release("mf-a"), who, { percent: 10, check });
      await eventually(edge.shown, "2: mf-a");
      await promote(shop.store, release("mf-b"), who, { ...share, check });
      await eventually(edge.isHeld, true);
      await withdrawCandidate(shop.store, who, { id: mfA });
      await eventually(edge.shown, withdrawn);
      edge.goOn();
      await eventually(edge.shown, followed);
    } finally {
      await edge.stop();
    }
  });
});

describe("a set that starts when a later revision comes", () => {
  it("is not started again by that revision, if it shows the same set", async () => {
    let [reads, open] = [0, () => {}];
    const opened = new Promise<void>((resolve) => (open = resolve));
    const readFile: typeof shop.store.readFile = async (name, version, path) => {
      if (`${name}@${version} ${path}` === "mf-b@2.0.0 release.json") {
        reads++;
        await opened;
      }
      return shop.store.readFile(name, version, path);
    };
    const readComposition: typeof shop.store.readComposition = async (revision) => {
      if (revision === 3) open();
      return shop.store.readComposition(revision);
    };
    const live = await follow({ store: { ...shop.store, readFile, readComposition } });
    const shown = async () => {
      const { composition, candidates } = live.current()!;
      return `${composition.revision}: ${candidates.map(({ candidate, set }) => `${candidate.percent} % at ${set.revision}`)}`;
    };
    try {
      await promote(shop.store, release("mf-b"), who, { percent: 10, check });
      await eventually(async () => reads > 0, true);
      await setWeight(shop.store, 20, who);
      await eventually(shown, "3: 20 % at 3");
      expect(reads).toBe(1);
    } finally {
      open();
      await live.stop();
    }
  });
});

describe("a candidate that is dropped while a promotion starts", () => {
  it("is not shown from then on, and does not bring the edge back to the revision before", async () => {
    let [reads, open] = [0, () => {}];
    const opened = new Promise<void>((resolve) => (open = resolve));
    const readFile: typeof shop.store.readFile = async (name, ...rest) => {
      if (name === "mf-b" && rest[0] === "2.0.0") {
        reads++;
        await opened;
      }
      return shop.store.readFile(name, ...rest);
    };
    const live = await follow({ store: { ...shop.store, readFile } });
    const revision = async () => live.current()?.composition.revision;
    try {
      await promote(shop.store, release("mf-a"), who, { percent: 10, check });
      await eventually(revision, 2);
      await promote(shop.store, release("mf-b"), who, { check });
      await eventually(async () => reads > 0, true);
      live.dropCandidate(mfA);
      expect(live.current()?.candidates).toEqual([]);
      open();
      await eventually(revision, 3);
      expect(live.current()?.candidates).toEqual([]);
    } finally {
      open();
      await live.stop();
    }
  });
});
