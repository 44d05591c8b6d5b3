const address = "https://www.googletagmanager.com/gtm.js?id=";

/** Loads the tag manager, which reads the data layer by itself. */
export function loadTagManager({ document, dataLayer }: Window, id: string): void {
  dataLayer?.push({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.async = true;
  script.src = address + encodeURIComponent(id);
  document.head.append(script);
}

export const isTagManagerLoaded = ({ document }: Window): boolean =>
  document.querySelector(`script[src^="${address}"]`) !== null;
