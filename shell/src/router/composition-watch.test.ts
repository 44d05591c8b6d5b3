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
  shell: { version: "1.0.0", parts: {} },
  remotes: [
    remote("mf-catalog", { "page-home": files("home.js") }),
    remote("mf-account", { "page-login": files("login.js"), "slot-account-link": files("link.js") }),
  ],
});

const partsOf = ({ remotes }: LiveComposition) => remotes.map(({ parts }) => Object.keys(parts));

describe("createCompositionWatch", () => {
  it("adds the files of pages that the document was sent without", async () => {
    const sent = forDocument(compositionOf("a"), "mf-catalog");
    expect(partsOf(sent)).toEqual([["page-home"], ["slot-account-link"]]);
    const outdated = createCompositionWatch(
      sent,
      async () => Response.json(compositionOf("a")),
      () => 0,
    );
    expect(await outdated()).toBe(false);
    expect(partsOf(sent)).toEqual([["page-home"], ["slot-account-link", "page-login"]]);
  });

  it("tells that another set is live, and takes no files from it", async () => {
    const sent = forDocument(compositionOf("a"), "mf-catalog");
    const outdated = createCompositionWatch(
      sent,
      async () => Response.json(compositionOf("b")),
      () => 0,
    );
    expect(await outdated()).toBe(true);
    expect(partsOf(sent)).toEqual([["page-home"], ["slot-account-link"]]);
  });
});
