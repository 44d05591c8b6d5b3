const typed = "input:not([type=checkbox], [type=radio], [type=search], [type=hidden]), textarea, select";

/** What a form shows when it is refused, by its own checks or by the API. */
const refusal = '[aria-invalid="true"], [role="alert"]';

/** A form with an address of its own leads there, such as the filters of a list: the address shows what was typed. */
const sends = "form:not([action])";

/** Whether the shopper has typed into a form that is still in the document and has not been sent, or was refused. */
export function watchUnsentForms(document: Document): () => boolean {
  const touched = new Set<HTMLFormElement>();
  const sent = new WeakSet<HTMLFormElement>();
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element && target.matches(typed) && target.closest<HTMLFormElement>(sends);
    if (!form) return;
    for (const one of touched) if (!one.isConnected) touched.delete(one);
    touched.add(form);
    sent.delete(form);
  });
  document.addEventListener("submit", ({ target }) => sent.add(target as HTMLFormElement));
  return () =>
    [...touched].some((form) => form.isConnected && (!sent.has(form) || form.querySelector(refusal) !== null));
}
