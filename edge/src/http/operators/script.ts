import { createHash } from "node:crypto";

/**
 * Keeps the operators' page up to date. While a form has the focus or has been filled in, only the parts without forms
 * are replaced.
 */
export const script = `
let touched = false;
addEventListener("input", () => { touched = true; });
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch("/ops").catch(() => null);
  // An operator whose token no longer counts gets the page to log in; each further request would count as a wrong
  // token.
  if (answer && answer.status === 401) return location.reload();
  if (!answer || !answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  const inForm = touched || (document.activeElement && document.activeElement.closest("form"));
  for (const part of document.querySelectorAll(inForm ? "[data-part]" : "main")) {
    const other = next.querySelector(inForm ? '[data-part="' + part.dataset.part + '"]' : "main");
    if (other) part.replaceWith(other);
  }
}, 5000);`;

const hash = createHash("sha256").update(script).digest("base64");

/** Headers of the operators' pages: their own style and script, forms to the same origin, and nothing else. */
export const pageHeaders = {
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "referrer-policy": "same-origin",
};
