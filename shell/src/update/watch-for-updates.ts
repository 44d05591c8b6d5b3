/** Milliseconds between two checks while a tab is visible. */
const every = 60_000;

/** Checks for a new version when a tab becomes visible, and at intervals while it is. */
export function watchForUpdates({ document }: Window, look: () => Promise<boolean>): void {
  const lookIfSeen = () => {
    if (document.visibilityState === "visible") void look();
  };
  document.addEventListener("visibilitychange", lookIfSeen);
  setInterval(lookIfSeen, every);
}
