import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { suggestProducts } from "@thuot-tha/shared/contracts/operations/catalogue/suggest-products";
import { answer, createTestHost, refuse, sampleCard } from "@thuot-tha/shared/testing";
import type { ReactNode } from "react";
import { SearchBox } from "./SearchBox.tsx";

/** @param color in which the piece is suggested */
function setUp({ color }: { color?: string } = {}) {
  const test = createTestHost({
    name: "mf-catalog",
    answers: [
      answer(suggestProducts, ({ query }) =>
        query.q === "dam"
          ? {
              products: [{ ...sampleCard(), color }],
              categories: [{ name: "Đầm", link: "dam" }],
              queries: ["đầm dạ hội"],
            }
          : refuse(500, "Máy chủ bận."),
      ),
    ],
  });
  render(test.around(<SearchBox />));
  return { test, field: screen.getByRole("combobox", { name: "Tìm trong cửa hàng" }) };
}

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => undefined;
});

describe("SearchBox", () => {
  it("suggests searches, categories and pieces with their price, and requests once for words typed without a pause", async () => {
    const { test, field } = setUp();
    await userEvent.type(field, "dam");
    expect(
      (await screen.findAllByRole("option")).map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
    ).toEqual(["đầm dạ hội", "Đầm", "Đầm lụaThuê 350.000 ₫ / ngày"]);
    expect(field).toHaveAttribute("aria-expanded", "true");
    expect(test.client.inputs(suggestProducts)).toEqual([{ query: { q: "dam" } }]);
  });

  it("moves by arrows through list and field, and goes where Enter is pressed", async () => {
    const { test, field } = setUp();
    await userEvent.type(field, "dam");
    await screen.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const chosen = screen.getByRole("option", { name: "Đầm" });
    expect(chosen).toHaveAttribute("aria-selected", "true");
    expect(field).toHaveAttribute("aria-activedescendant", chosen.id);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(test.visited).toEqual(["/product/dam-lua"]);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("opens a piece in the colour in which it is suggested", async () => {
    const { test, field } = setUp({ color: "Đỏ" });
    await userEvent.type(field, "dam");
    await screen.findAllByRole("option");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(test.visited).toEqual(["/product/dam-lua?color=%C4%90%E1%BB%8F"]);
  });

  it("searches for what is typed after the mouse has crossed the list", async () => {
    const { test, field } = setUp();
    await userEvent.type(field, "dam");
    const [option] = await screen.findAllByRole("option");
    // jsdom's own events do not move.
    fireEvent(option!, Object.assign(new Event("pointermove", { bubbles: true }), { movementX: 3, movementY: 0 }));
    expect(option).toHaveAttribute("aria-selected", "true");
    fireEvent.pointerLeave(screen.getByRole("listbox"));
    expect(option).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard("{Enter}");
    expect(test.visited).toEqual(["/search?q=dam"]);
  });

  it("searches for the words as typed, remembers them, and forgets them on request", async () => {
    const { test, field } = setUp();
    await userEvent.type(field, "lụa đỏ{Enter}");
    expect(test.visited).toEqual(["/search?q=l%E1%BB%A5a+%C4%91%E1%BB%8F"]);
    await userEvent.clear(field);
    await userEvent.click(field);
    expect(screen.getByRole("option", { name: "lụa đỏ" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Xoá lịch sử tìm" }));
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    expect(localStorage.getItem("tt:searches")).toBeNull();
  });

  it("returns the focus to the field when the keyboard clears the searches", async () => {
    localStorage.setItem("tt:searches", JSON.stringify(["lụa đỏ"]));
    const { field } = setUp();
    await userEvent.tab();
    expect(field).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Xoá lịch sử tìm" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it("closes by Esc, then empties the field", async () => {
    const { field } = setUp();
    await userEvent.type(field, "dam");
    await screen.findAllByRole("option");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(field).toHaveValue("dam");
    await userEvent.keyboard("{Escape}");
    expect(field).toHaveValue("");
  });

  it("stays closed when the focus moves on to its button, and opens when the field takes it again", async () => {
    const { field } = setUp();
    await userEvent.type(field, "dam");
    await screen.findAllByRole("option");
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Tìm" })).toHaveFocus();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole("listbox")).toBeInTheDocument();
  });

  it("holds the words of the search on screen, and lets them go with it", async () => {
    const test = createTestHost({ name: "mf-catalog" });
    const at = (pathname: string, search: string) => ({ ...test.host.router.location(), pathname, search });
    let location = at("/search", "?q=l%E1%BB%A5a");
    let moved: () => void = () => undefined;
    test.host.router.location = () => location;
    test.host.router.subscribe = (listener) => {
      moved = listener;
      return () => undefined;
    };
    render(test.around(<SearchBox />));
    const field = screen.getByRole("combobox");
    expect(field).toHaveValue("lụa");
    location = at("/dam", "");
    act(moved);
    expect(field).toHaveValue("");
    await userEvent.type(field, "ren");
    location = at("/search", "?q=nhung");
    act(moved);
    expect(field).toHaveValue("ren");
  });

  it("keeps the field's focus at a press into the list", async () => {
    const { field } = setUp();
    await userEvent.type(field, "lụa đỏ{Enter}");
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.pointer({ target: screen.getByRole("button", { name: "Xoá lịch sử tìm" }), keys: "[MouseLeft>]" });
    expect(field).toHaveFocus();
  });

  describe("after the plain form of its place", () => {
    const setUpAfter = (typed: string) => {
      const test = createTestHost({ name: "mf-catalog" });
      const place = (box: ReactNode) => (
        <div data-slot="header.search">
          <input aria-label="Trước" defaultValue={typed} />
          {box}
        </div>
      );
      const { rerender } = render(place(null));
      return {
        before: screen.getByLabelText<HTMLInputElement>("Trước"),
        show: () => rerender(place(test.around(<SearchBox />))),
      };
    };

    it("goes on with its text", () => {
      setUpAfter("áo dài").show();
      expect(screen.getByRole("combobox")).toHaveValue("áo dài");
      expect(screen.getByRole("combobox")).not.toHaveFocus();
    });

    it("goes on with its focus and caret, and suggests at once", async () => {
      localStorage.setItem("tt:searches", JSON.stringify(["lụa đỏ"]));
      const { before, show } = setUpAfter("");
      before.focus();
      show();
      const field = screen.getByRole<HTMLInputElement>("combobox");
      expect(field).toHaveFocus();
      expect(await screen.findByRole("option", { name: "lụa đỏ" })).toBeVisible();
    });

    it("goes on at the caret in the middle of a word", () => {
      const { before, show } = setUpAfter("áo dài");
      before.focus();
      before.setSelectionRange(2, 4);
      show();
      const field = screen.getByRole<HTMLInputElement>("combobox");
      expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["áo dài", 2, 4]);
    });
  });
});
