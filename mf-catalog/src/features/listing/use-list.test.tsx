import { act, renderHook } from "@testing-library/react";
import { createTestHost } from "@thuot-tha/shared/testing";
import { Activity, type ActivityProps, type MouseEvent } from "react";
import { useListChoice } from "./use-list.ts";

function setUp() {
  const test = createTestHost({ name: "mf-catalog" });
  let mode: ActivityProps["mode"] = "visible";
  const { result, rerender } = renderHook(({ search }) => useListChoice("/dam", search), {
    initialProps: { search: "" },
    wrapper: ({ children }) => test.around(<Activity mode={mode}>{children}</Activity>),
  });
  return {
    test,
    choice: () => result.current,
    choose: (attr: string[]) => act(() => result.current.choose({ attr })),
    arrive: (search: string) => rerender({ search }),
    /** Hides the page as the shell does when another one shows. */
    turn: (to: ActivityProps["mode"]) => {
      mode = to;
      rerender({ search: "" });
    },
  };
}

describe("useListChoice", () => {
  it("shows what is pressed at once, adds up presses in a row, and waits for the list", () => {
    const { test, choice, choose, arrive } = setUp();
    choose(["color:do"]);
    expect(choice()).toMatchObject({ pending: true, state: { attr: ["color:do"] } });
    act(() => choice().choose({ type: "rent" }));
    expect(test.visited).toEqual(["/dam?attr=color%3Ado", "/dam?type=rent&attr=color%3Ado"]);
    arrive("?type=rent&attr=color%3Ado");
    expect(choice()).toMatchObject({ pending: false, state: { attr: ["color:do"], type: "rent" } });
  });

  it("adds up presses that come before the page has rendered again, with one function for all of them", () => {
    const { test, choice } = setUp();
    const { choose } = choice();
    act(() => {
      choose(({ attr }) => ({ attr: [...attr, "color:do"] }));
      choose(({ attr }) => ({ attr: [...attr, "color:xanh"] }));
    });
    expect(test.visited.at(-1)).toBe("/dam?attr=color%3Ado&attr=color%3Axanh");
    expect(choice().choose).toBe(choose);
  });

  it("forgets the days of the tab when they are taken out, and keeps them otherwise", () => {
    sessionStorage.setItem("tt:wear", '{"dateFrom":"2026-12-14","dateTo":"2026-12-15"}');
    const { choice, choose, arrive } = setUp();
    choose(["color:do"]);
    expect(sessionStorage.getItem("tt:wear")).not.toBeNull();
    arrive("?date-from=2026-12-14&date-to=2026-12-15");
    choose(["color:do"]);
    expect(sessionStorage.getItem("tt:wear")).not.toBeNull();
    act(() => choice().choose({ dateFrom: "", dateTo: "" }));
    expect(sessionStorage.getItem("tt:wear")).toBeNull();
  });

  it("goes nowhere for a choice that changes nothing", () => {
    const { test, choose, arrive } = setUp();
    arrive("?attr=color%3Ado&to=3");
    choose(["color:do"]);
    expect(test.visited).toEqual([]);
  });

  it("forgets a choice whose list did not load when the shopper comes back from another page", () => {
    const { test, choice, choose, turn } = setUp();
    choose(["color:do"]);
    turn("hidden");
    turn("visible");
    expect(choice()).toMatchObject({ pending: false, state: { attr: [] } });
    choose(["color:xanh"]);
    expect(test.visited.at(-1)).toBe("/dam?attr=color%3Axanh");
  });

  it("adds up links and presses, whichever comes first", () => {
    const { test, choice, choose } = setUp();
    choose(["color:do"]);
    expect(choice().linkFor({ sort: "price_asc" }).to).toBe("/dam?attr=color%3Ado&sort=price_asc");
    const press = { preventDefault: jest.fn() } as unknown as MouseEvent;
    act(() => choice().linkFor({ sort: "price_asc" }).onClick(press));
    choose(["color:do", "color:xanh"]);
    expect(press.preventDefault).toHaveBeenCalledTimes(1);
    expect(test.visited.slice(1)).toEqual([
      "/dam?attr=color%3Ado&sort=price_asc",
      "/dam?attr=color%3Ado&attr=color%3Axanh&sort=price_asc",
    ]);
  });

  it("leaves a click that opens another tab to the browser", () => {
    const { test, choice } = setUp();
    const press = { metaKey: true, preventDefault: jest.fn() } as unknown as MouseEvent;
    act(() => choice().linkFor({ sort: "price_asc" }).onClick(press));
    expect(press.preventDefault).not.toHaveBeenCalled();
    expect([test.visited, choice().pending]).toEqual([[], false]);
  });

  it("waits for nothing when a press is taken back before its list is there", () => {
    const { choice, choose } = setUp();
    choose(["color:do"]);
    choose([]);
    expect(choice()).toMatchObject({ pending: false, state: { attr: [] } });
  });
});
