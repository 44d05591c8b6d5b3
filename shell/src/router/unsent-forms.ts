const typed = "input:not([type=checkbox], [type=radio], [type=search], [type=hidden]), textarea, select";

/** Whether the shopper has typed into a form that is still in the document and has not been sent. */
export function watchUnsentForms(document: Document): () => boolean {
  const touched = new Set<HTMLFormElement>();
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element && target.matches(typed) && target.closest("form");
    if (!form) return;
    for (const one of touched) if (!one.isConnected) touched.delete(one);
    touched.add(form);
  });
  document.addEventListener("submit", ({ target }) => touched.delete(target as HTMLFormElement));
  return () => [...touched].some((form) => form.isConnected);
}
