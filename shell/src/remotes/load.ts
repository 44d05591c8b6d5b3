import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import type { RemoteModule } from "@thuot-tha/shared/platform";
import { entryIntegrity, ownBuild } from "./runtime-plugin.ts";

/** A remote failed to load: its entry did not load, or what it exposes is not a remote. */
class RemoteUnavailable extends Error {
  constructor(
    readonly remote: string,
    cause: unknown,
  ) {
    super(`${remote} could not be loaded: ${cause}`, { cause });
    this.name = "RemoteUnavailable";
  }
}

type Listener = (remote: LiveRemote, module: RemoteModule) => void;

/** Loads each remote once through Module Federation. A failed load is forgotten, so that the next call tries again. */
export function createRemoteLoader() {
  const listeners: Listener[] = [];
  const loading = new Map<string, Promise<RemoteModule>>();

  async function load(remote: LiveRemote): Promise<RemoteModule> {
    entryIntegrity.set(new URL(remote.entry, location.href).href, remote.override ? ownBuild : remote.integrity);
    const registration = { name: remote.container, entry: new URL(remote.entry, location.href).href };
    // `force`: the runtime caches a failure until the remote is registered again.
    registerRemotes([registration], { force: true });
    const exposed = await loadRemote<{ default: RemoteModule }>(`${remote.container}/remote`);
    if (!exposed?.default?.page) throw new Error("it exposes no remote");
    for (const listener of listeners) listener(remote, exposed.default);
    return exposed.default;
  }

  return {
    load(remote: LiveRemote): Promise<RemoteModule> {
      const running = loading.get(remote.name);
      if (running) return running;
      const started = load(remote).catch((error: unknown) => {
        loading.delete(remote.name);
        throw new RemoteUnavailable(remote.name, error);
      });
      loading.set(remote.name, started);
      return started;
    },
    /** Calls the listener with every remote, before its first load resolves. */
    onLoaded: (listener: Listener): void => void listeners.push(listener),
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
