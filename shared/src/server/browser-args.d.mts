/** Flags that let Chromium run as root in a container, and disable its background work. */
export const browserArgs: string[];
