import type { Composition, RenderedDocument } from "@thuot-tha/shared/contracts/remote";
import type { Live, LiveRevision } from "../compose/live.ts";
import { createDocuments } from "./documents.ts";

const now = () => new Date("2026-12-01T00:00:00Z");
const wanted = { origin: "http://shop.example", url: "/home", preview: false, overrides: [] };

/** Documents of sets that say their name, and what the next drawing of one lacks. */
function shopWith() {
  let lacks: RenderedDocument["failures"] = [];
  let revision = 0;
  let live: LiveRevision | null = null;
  let drawings = 0;
  const setOf = (id: string): Live => ({
    set: { id, revision, cohort: "stable", releases: new Map(), browser: {} as Live["set"]["browser"] },
    bundles: {
      shell: async () => ({
        platform: {},
        inlineScripts: [],
        render: async () => {
          drawings++;
          const html = lacks.length > 0 ? `${id} in part` : id;
          return { status: 200, html, failures: lacks, complete: lacks.length === 0 };
        },
      }),
      remote: async () => undefined,
      evaluated: () => undefined,
    },
  });
  const documents = createDocuments({
    files: { hold: async () => undefined, holdOnly: () => undefined, read: async () => Buffer.from("") },
    current: () => live,
    apiUrl: "http://127.0.0.1:1",
    budget: 800,
    cacheSeconds: 60,
    now,
    settings: { gtmId: null, devTools: false },
    onDrawn: () => undefined,
  });
  return {
    goLive(id: string, action: Composition["action"] = "promote") {
      revision++;
      const stable = setOf(id);
      const composition = { revision, at: now().toISOString(), by: "an", why: "", action, stable: {} };
      live = { composition, stable, candidate: null };
      return stable;
    },
    lack: (what: boolean) => {
      lacks = what ? [{ remote: "mf-a", part: "page", error: new Error("slow") }] : [];
    },
    drawings: () => drawings,
    async get(set: Live, url = "/home") {
      const { html, source } = await documents.get(set, { ...wanted, url });
      return `${html}, ${source}`;
    },
  };
}

describe("documents", () => {
  it("are drawn once for all who ask at the same time, and kept", async () => {
    const shop = shopWith();
    const one = shop.goLive("one");
    await Promise.all(Array.from({ length: 20 }, () => shop.get(one)));
    expect(await shop.get(one)).toBe("one, cached");
    expect(shop.drawings()).toBe(1);
  });

  it("are not kept when something is missing in them", async () => {
    const shop = shopWith();
    const one = shop.goLive("one");
    shop.lack(true);
    expect(await shop.get(one)).toBe("one in part, rendered");
    shop.lack(false);
    expect(await shop.get(one)).toBe("one, rendered");
  });

  it("of an earlier set stand in for what cannot be drawn, but not those of one that was taken back", async () => {
    const shop = shopWith();
    await shop.get(shop.goLive("one"));
    shop.lack(true);
    const two = shop.goLive("two");
    expect(await shop.get(two)).toBe("one, last-good");
    shop.lack(false);
    expect(await shop.get(two)).toBe("two, rendered");
    const back = shop.goLive("one", "rollback");
    shop.lack(true);
    expect(await shop.get(back)).toBe("one in part, rendered");
  });

  it("that are still drawn when their set is taken back do not stand in either", async () => {
    const shop = shopWith();
    const bad = shop.goLive("bad");
    const drawing = shop.get(bad);
    const back = shop.goLive("good", "rollback");
    await shop.get(back, "/elsewhere");
    expect(await drawing).toBe("bad, rendered");
    shop.lack(true);
    expect(await shop.get(back)).toBe("good in part, rendered");
  });
});
