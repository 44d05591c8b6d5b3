import { withPageWithPicture } from "@thuot-tha/shared/contracts/media";
import type { WorkerScope } from "./scope.ts";

/**
 * The pages whose largest picture this device has, in the header of the navigations that the browser preloads. The
 * browser stores the value for the worker.
 */
export const createPagesWithPicture = (preload: WorkerScope["registration"]["navigationPreload"]) => ({
  async add(href: string): Promise<void> {
    if (!preload) return;
    const { headerValue } = await preload.getState();
    await preload.setHeaderValue(withPageWithPicture(headerValue, href));
  },
  async clear(): Promise<void> {
    await preload?.setHeaderValue("true");
  },
});
