/** Milliseconds between two looks while a tab is in sight. */
const every = 60_000;

/** Looks for a new version when a tab comes back into sight, and now and then while it is. */
export function watchForUpdates({ document }: Window, look: () => Promise<boolean>): void {
  const lookIfSeen = () => {
    if (document.visibilityState === "visible") void look();
  };
  document.addEventListener("visibilitychange", lookIfSeen);
  setInterval(lookIfSeen, every);
}
