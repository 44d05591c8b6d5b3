import { waitFor } from "@testing-library/dom";
import { afterPaint } from "../after-paint.ts";
import { whenIdle } from "../when-idle.ts";
import { layOutRest } from "./lay-out-rest.ts";

it("lays out one section after another, and then lifts the rule for all", async () => {
  document.body.innerHTML = "<main><section></section><section></section></main><footer></footer>";
  const states: string[] = [];
  const pieces = [...document.querySelectorAll<HTMLElement>("section, footer")];
  const note = () => {
    const shown = pieces.map(({ style }) => (style.getPropertyValue("content-visibility") ? "shown" : "left"));
    states.push([...shown, "laidOut" in document.documentElement.dataset].join(" "));
  };
  new MutationObserver(note).observe(document, { attributes: true, subtree: true });
  layOutRest(document);
  await waitFor(() => expect(document.documentElement).toHaveAttribute("data-laid-out"));
  expect(states).toEqual([
    "shown left left false",
    "shown shown left false",
    "shown shown shown false",
    "shown shown shown true",
  ]);
});

it("stops once a scroll has laid out everything", async () => {
  document.documentElement.removeAttribute("data-laid-out");
  document.body.innerHTML = "<main><section></section><section></section></main>";
  const [first, second] = document.querySelectorAll<HTMLElement>("section");
  const shown = new Promise<void>((resolve) =>
    new MutationObserver(() => resolve()).observe(first as Element, { attributes: true }),
  );
  layOutRest(document);
  await shown;
  document.documentElement.dataset.laidOut = "";
  await new Promise<void>((resolve) => afterPaint(() => whenIdle(() => whenIdle(resolve))));
  expect(second).not.toHaveAttribute("style");
});
