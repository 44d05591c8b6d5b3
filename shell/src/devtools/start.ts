import type { DevToolsOptions } from "./options.ts";

/** Opens the developers' panel by Alt+Shift+D or `?dev`, and automatically while a build is overridden. */
export function startDevTools(options: DevToolsOptions): void {
  const { composition } = options;
  const open = () =>
    void import(/* webpackChunkName: "dev-panel" */ "./open-panel.tsx").then(({ openPanel }) => openPanel(options));
  window.addEventListener("keydown", ({ altKey, shiftKey, code }) => altKey && shiftKey && code === "KeyD" && open());
  const overridden = composition.remotes.some(({ override }) => override);
  if (overridden || new URLSearchParams(window.location.search).has("dev")) open();
}
