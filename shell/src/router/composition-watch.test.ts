/** @jest-environment node */
import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { forDocument } from "../remotes/preload.ts";
import { createCompositionWatch } from "./composition-watch.ts";

const files = (script: string) => ({ scripts: [script], styles: [], platform: [] });
const remote = (name: string, parts: LiveRemote["parts"]): LiveRemote => ({
  name,
  version: "1.0.0",
  entry: `/r/${name}/1.0.0/remoteEntry.js`,
  container: name,
  integrity: "",
  parts,
  routes: [],
  slots: [],
  events: { emits: [], consumes: [] },
});
const compositionOf = (set: string): LiveComposition => ({
  revision: 1,
  set,
  shell: {
    version: "1.0.0",
    parts: { main: files("main.js"), "ui-dates": files("dates.js"), "ui-forms": files("forms.js") },
  },
  remotes: [
    remote("mf-catalog", {
      "page-home": { ...files("home.js"), platform: ["ui-dates"] },
      "page-search": files("search.js"),
    }),
    {
      ...remote("mf-account", {
        "page-login": { ...files("login.js"), platform: ["ui-forms"] },
        "slot-account-link": files("link.js"),
        "slot-news": files("news.js"),
      }),
      slots: [
        { slot: "header.account@1", part: "account-link", rendering: "client" },
        { slot: "home.news@1", part: "news", rendering: "server" },
      ],
    },
  ],
});

const partsOf = ({ shell, remotes }: LiveComposition) => [shell, ...remotes].map(({ parts }) => Object.keys(parts));
const asSent = [["main", "ui-dates"], ["page-home"], ["slot-news"]];

describe("createCompositionWatch", () => {
  it.each([
    ["is refused", async () => new Response(null, { status: 503 })],
    ["fails", () => Promise.reject(new TypeError("no network"))],
  ])("knows nothing when its request %s", async (_, fetcher) => {
    expect(await createCompositionWatch(compositionOf("a"), fetcher, () => 0)()).toBeNull();
  });

  it("ignores an answer that is older than the document, from a cache or an edge that lags behind", async () => {
    const outdatedBy = (revision: number) =>
      createCompositionWatch(
        { ...compositionOf("a"), revision: 6 },
        async () => Response.json({ ...compositionOf("b"), revision }),
        () => 0,
      )();
    expect(await outdatedBy(5)).toBeNull();
    expect(await outdatedBy(7)).toBe(true);
  });

  it("adds the files that the document was sent without", async () => {
    const sent = forDocument(compositionOf("a"), { remote: "mf-catalog", page: "home" });
    expect(partsOf(sent)).toEqual(asSent);
    const outdated = createCompositionWatch(
      sent,
      async () => Response.json(compositionOf("a")),
      () => 0,
    );
    expect(await outdated()).toBe(false);
    expect(partsOf(sent)).toEqual([
      ["main", "ui-dates", "ui-forms"],
      ["page-home", "page-search"],
      ["slot-news", "page-login", "slot-account-link"],
    ]);
  });

  it("gives a developer's own build none of the files of its release", async () => {
    const sent = forDocument(compositionOf("a"), { remote: "mf-catalog", page: "home" });
    const [own, other] = sent.remotes as [LiveRemote, LiveRemote];
    sent.remotes = [{ ...own, parts: {}, override: "http://localhost:4101" }, other];
    await createCompositionWatch(
      sent,
      async () => Response.json(compositionOf("a")),
      () => 0,
    )();
    expect(partsOf(sent).slice(1)).toEqual([[], ["slot-news", "page-login", "slot-account-link"]]);
  });

  it("reports that another set is live, and takes no files from it", async () => {
    const sent = forDocument(compositionOf("a"), { remote: "mf-catalog", page: "home" });
    const outdated = createCompositionWatch(
      sent,
      async () => Response.json(compositionOf("b")),
      () => 0,
    );
    expect(await outdated()).toBe(true);
    expect(partsOf(sent)).toEqual(asSent);
  });

  it("asks again after two seconds, and at once when the clock has been set back", async () => {
    let time = 3_600_000;
    let asked = 0;
    const fetcher = async () => {
      asked++;
      return Response.json(compositionOf("a"));
    };
    const outdated = createCompositionWatch(compositionOf("a"), fetcher, () => time);
    await outdated();
    time += 1999;
    await outdated();
    expect(asked).toBe(1);
    time += 1;
    await outdated();
    expect(asked).toBe(2);
    time = 0;
    await outdated();
    expect(asked).toBe(3);
  });
});
