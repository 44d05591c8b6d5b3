import { waitFor } from "@testing-library/dom";
import { layOutRest } from "./lay-out-rest.ts";

/** Two sections and the footer, each as high as the viewport. */
function pieces(): HTMLElement[] {
  document.body.innerHTML = "<main><section></section><section></section></main><footer></footer>";
  const all = [...document.querySelectorAll<HTMLElement>("section, footer")];
  for (const [index, piece] of all.entries())
    piece.getBoundingClientRect = () => ({ top: index * window.innerHeight }) as DOMRect;
  return all;
}
const shown = (all: HTMLElement[]) =>
  all.map(({ style }) => style.getPropertyValue("content-visibility") || "as before").join(", ");

it("hides what is below the viewport during the change, and shows one piece after another", async () => {
  const all = pieces();
  const states: string[] = [];
  const note = () => states.push(shown(all));
  const done = layOutRest(document, note);
  new MutationObserver(note).observe(document, { attributes: true, subtree: true });
  await done;
  expect(states).toEqual([
    "as before, hidden, hidden",
    "visible, hidden, hidden",
    "visible, visible, hidden",
    "visible, visible, visible",
  ]);
});

it("shows all to a shopper who scrolls", async () => {
  const all = pieces();
  const done = layOutRest(document, () => undefined);
  window.dispatchEvent(new Event("scroll"));
  expect(shown(all)).toBe("visible, visible, visible");
  await waitFor(() => done);
});
