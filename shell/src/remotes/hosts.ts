import type { Bus } from "@thuot-tha/shared/contracts";
import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import type { Host, Scope, SlotHost } from "@thuot-tha/shared/platform";
import { createShowError, isNotice } from "../layout/show-notice.ts";

/** The shell as a remote that renders content; it sends and receives no events in that role. */
export const shellAsRemote = { name: "shell", events: { emits: [], consumes: [] } };

interface Options extends Omit<Host, "bus" | "slots" | "eager" | "showError"> {
  bus: { scope(scope: Scope): Bus };
  /** Creates the slot host that all hosts share. @param hostFor gives the content of a slot its own host */
  slots: (hostFor: HostFor) => SlotHost;
}

/** Creates the host of a remote, which all its pages and slots in this document share. */
export type HostFor = (remote: Pick<LiveRemote, "name" | "events">) => Host;

/** The hosts of one document's remotes. The same on the server and in browsers. */
export function createHosts({ bus, slots, ...services }: Options): HostFor {
  const hosts = new Map<string, Host>();
  const showError = createShowError(services.notify);
  const slotHost = slots(hostFor);

  function hostFor({ name, events }: Pick<LiveRemote, "name" | "events">): Host {
    const known = hosts.get(name);
    if (known) return known;
    const host: Host = {
      ...services,
      showError,
      notify(notice) {
        if (isNotice(notice)) services.notify(notice);
        else slotHost.report({ id: "notice", who: name, reason: "invalid-payload" });
      },
      slots: slotHost,
      eager: true,
      bus: bus.scope({ who: name, ...events }),
    };
    hosts.set(name, host);
    return host;
  }

  return hostFor;
}
