import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import type { InitialState } from "../router/initial-state.ts";
import { withOverrides } from "./overrides.ts";

const origin = "http://localhost:4101";
const route = (page: string, path: string) => ({ page, path, rendering: "server" as const, login: false });
const remote = (name: string, more: Partial<LiveRemote> = {}): LiveRemote => ({
  name,
  version: "1.0.0",
  entry: "",
  container: name,
  integrity: "",
  parts: {},
  routes: [],
  slots: [],
  events: { emits: [], consumes: [] },
  ...more,
});

const initial = (pathname: string, remotes: LiveRemote[]) =>
  ({
    composition: { revision: 1, shell: { version: "1.0.0", parts: {} }, remotes },
    match: { remote: "shell", page: "not-found", props: { params: {}, pathname, search: "" } },
    isServerRendered: true,
  }) as unknown as InitialState;

const received: string[] = [];
const realFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.EventSource = class {
    constructor(url: string) {
      received.push(url);
    }
  } as unknown as typeof EventSource;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  received.length = 0;
});

const serve = (answer: () => Promise<object>) => {
  globalThis.fetch = (async () => ({ json: answer })) as unknown as typeof fetch;
};

describe("withOverrides", () => {
  it("takes routes from the build itself, renders them in the browser, and follows later builds", async () => {
    window.history.replaceState(null, "", "/new");
    serve(async () => ({ container: "mf_a_dev", events: {}, slots: [], routes: [route("new", "/new")] }));
    const merged = await withOverrides(initial("/new", [remote("mf-a", { override: origin }), remote("mf-b")]));
    expect(merged.composition.remotes[0]).toMatchObject({ container: "mf_a_dev", routes: [{ rendering: "client" }] });
    expect(merged.match).toMatchObject({ remote: "mf-a", page: "new" });
    expect(merged.isServerRendered).toBe(false);
    expect(received).toEqual([`${origin}/changes`]);
  });

  it("keeps what was handed over when nothing serves the build", async () => {
    window.history.replaceState(null, "", "/b");
    const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
    serve(() => Promise.reject(new Error("refused")));
    const merged = await withOverrides(
      initial("/b", [remote("mf-a", { override: origin }), remote("mf-b", { routes: [route("b", "/b")] })]),
    );
    expect(merged.composition.remotes[0]).toMatchObject({ name: "mf-a", container: "mf-a" });
    expect(merged.match).toMatchObject({ remote: "mf-b", page: "b" });
    expect(logged.mock.calls[0]?.[0]).toContain("Nothing serves mf-a at http://localhost:4101");
    logged.mockRestore();
  });
});
