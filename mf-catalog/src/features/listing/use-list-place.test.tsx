import { render } from "@testing-library/react";
import { createTestHost } from "@thuot-tha/shared/testing";
import { useRef } from "react";
import { useListPlace } from "./use-list-place.ts";

/** A list that is scrolled to its second piece. */
function List() {
  const list = useRef<HTMLUListElement>(null);
  useListPlace(list);
  const placeAt = (top: number) => (piece: HTMLLIElement | null) => {
    if (piece) piece.getBoundingClientRect = () => ({ top, bottom: top + 400 }) as DOMRect;
  };
  return (
    <ul ref={list}>
      <li data-product="1" ref={placeAt(-420)} />
      <li data-product="2" ref={placeAt(-20)} />
    </ul>
  );
}

describe("useListPlace", () => {
  it.each([
    ["the page is left", () => window.dispatchEvent(new Event("pagehide"))],
    ["the tab is hidden, which a phone may then discard", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("stores the first piece in view when %s", (_, leave) => {
    sessionStorage.clear();
    render(createTestHost({ name: "mf-catalog", path: "/dam" }).around(<List />));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sessionStorage).toHaveLength(0);
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    leave();
    hidden.mockRestore();
    expect(Object.entries(sessionStorage)).toEqual([["place:/dam:/dam", '{"product":"2","top":-20}']]);
  });
});
