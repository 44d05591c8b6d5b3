import { type Alerts, createAlerts } from "../alerts/alerts.ts";
import type { EdgeConfig } from "../config.ts";
import { type LiveCopy, liveCopy, withCopy } from "../releases/live-copy.ts";
import { openStore } from "../releases/open-store.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { EdgeBase } from "./base.ts";

export interface Stores {
  /** The release store itself, which commands change. */
  opened: ReleaseStore;
  /** The same store; its files come from this machine's copy where that has them. */
  store: ReleaseStore;
  /** This machine's copy of live releases; null for none. */
  copy: LiveCopy | null;
}

/** Opens the release store. @param given overrides the store that the settings name */
export async function openStores(config: EdgeConfig, given: ReleaseStore | undefined): Promise<Stores> {
  const copy = config.releaseCopy === null ? null : liveCopy(config.releaseCopy, config.releases);
  const opened = given ?? (await openStore(config.releases, config.signingKeys));
  return { opened, store: copy ? withCopy(opened, copy) : opened, copy };
}

/** The webhook's alerts; those that are lost are logged. */
export const openAlerts = ({ app, config, now }: EdgeBase, { opened }: Stores): Alerts =>
  createAlerts({
    url: config.alertWebhook,
    store: opened,
    now,
    onLost: (what, error) => app.log.error({ what, err: error }, "the webhook could not be notified"),
  });
