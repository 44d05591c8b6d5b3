import type { InitialState } from "../router/initial-state.ts";
import { mount } from "./mount.ts";
import { nextTask } from "./next-task.ts";
import { createPlatform } from "./platform.ts";
import { createRouter } from "./router.ts";
import { createServices } from "./services.ts";

/** Boots the document: layout, page, slots, session; then follows links. */
export async function boot(initial: InitialState): Promise<void> {
  const services = createServices(initial);
  const platform = createPlatform(initial, services);
  const router = createRouter(initial, services, platform);
  await nextTask();
  await mount(initial, services, platform, router);
}
