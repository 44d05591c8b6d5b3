import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import type { RemoteModule } from "@thuot-tha/shared/platform";
import { createRemoteLoader } from "./load.ts";
import shopRuntimePlugin from "./runtime-plugin.ts";

/** What the network has for a container; undefined while it fails. */
let mockExposed: unknown;
const mockLoads: string[] = [];
// Federation's runtime, which keeps a failure until the remote is registered again.
jest.mock("@module-federation/enhanced/runtime", () => {
  const known = new Map<string, Promise<unknown>>();
  return {
    registerRemotes: ([{ name }]: [{ name: string }], { force = false } = {}) => force && known.delete(name),
    loadRemote(id: string) {
      mockLoads.push(id);
      const name = id.replace("/remote", "");
      if (!known.has(name)) {
        known.set(name, mockExposed ? Promise.resolve(mockExposed) : Promise.reject(new TypeError("no network")));
      }
      return known.get(name);
    },
  };
});
jest.mock("@module-federation/webpack-bundler-runtime/bundler", () => ({ bundlerRuntime: {}, runtime: {} }));
jest.mock("@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js", () => ({}));

const remote = (more: Partial<LiveRemote> = {}) =>
  ({
    name: "mf-a",
    container: "mf_a_1",
    entry: "/r/mf-a/1.0.0/remoteEntry.js",
    integrity: "sha384-a",
    ...more,
  }) as LiveRemote;
const exposedModule = { page: () => undefined } as unknown as RemoteModule;
const unavailable = (reason: string) => ({
  name: "RemoteUnavailable",
  message: `mf-a could not be loaded: ${reason}`,
  remote: "mf-a",
});

beforeEach(() => {
  mockLoads.length = 0;
  mockExposed = { default: exposedModule };
});

describe("createRemoteLoader", () => {
  it("loads a remote once, and tells listeners before the load resolves", async () => {
    const seen: unknown[] = [];
    const loader = createRemoteLoader();
    loader.onLoaded((...loaded) => seen.push(loaded));
    const [first, second] = [loader.load(remote()), loader.load(remote())];
    await first.then(() => expect(seen).toEqual([[remote(), exposedModule]]));
    expect([await first, await second, await loader.load(remote())]).toEqual([
      exposedModule,
      exposedModule,
      exposedModule,
    ]);
    expect(mockLoads).toEqual(["mf_a_1/remote"]);
  });

  it("tries again after a failure", async () => {
    const loader = createRemoteLoader();
    mockExposed = undefined;
    await expect(loader.load(remote())).rejects.toMatchObject(unavailable("TypeError: no network"));
    mockExposed = { default: exposedModule };
    expect(await loader.load(remote())).toBe(exposedModule);
  });

  it.each([
    ["nothing", null],
    ["no default export", {}],
    ["something else", { default: { part: 1 } }],
  ])("refuses a container that exposes %s", async (_, exposed) => {
    mockExposed = Promise.resolve(exposed);
    const loader = createRemoteLoader();
    await expect(loader.load(remote())).rejects.toMatchObject(unavailable("Error: it exposes no remote"));
  });
});

describe("the script of an entry", () => {
  const integrityOf = (url: string) => {
    const created = shopRuntimePlugin().createScript?.({ url }) as { script: HTMLScriptElement };
    expect(created.script.src).toBe(url);
    return created.script.integrity;
  };

  it("has the integrity of the composition, but none for a developer's own build", async () => {
    const loader = createRemoteLoader();
    await loader.load(remote({ name: "mf-b", entry: "/r/mf-b/1.0.0/remoteEntry.js" }));
    expect(integrityOf("http://localhost/r/mf-b/1.0.0/remoteEntry.js")).toBe("sha384-a");
    const override = "http://localhost:4101";
    await loader.load(remote({ name: "mf-c", entry: `${override}/remoteEntry.js`, integrity: "", override }));
    expect(integrityOf(`${override}/remoteEntry.js`)).toBeFalsy();
  });

  it("is refused for an entry that is not part of the composition", () => {
    expect(() => integrityOf("http://localhost/r/mf-d/1.0.0/remoteEntry.js")).toThrow("not part of the composition");
  });
});
