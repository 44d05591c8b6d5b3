const key = "consent";

export type Consent = "granted" | "denied";

/** What the shopper has said about third parties that measure; null while they have not. */
export const consentIn = (storage: Storage): Consent | null => storage.getItem(key) as Consent | null;

export const keepConsent = (storage: Storage, consent: Consent): void => storage.setItem(key, consent);

/** Loads the tag manager, which reads the data layer by itself. */
export function loadTagManager({ document, dataLayer }: Window, id: string): void {
  dataLayer?.push({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
