import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTestHost } from "@thuot-tha/shared/testing";
import { useState } from "react";
import { menuLoaded, menuReducer } from "../store/menu.ts";
import { CategoryDrawer } from "./CategoryDrawer.tsx";

/** Imitates browsers: a modal dialog takes the focus, and returns it when closed but not when removed. */
let before: Element | null;
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    before = document.activeElement;
    this.open = true;
    this.querySelector("button")?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    if (this.isConnected && before instanceof HTMLElement) before.focus();
  },
});

const category = { parentId: null, logoUrl: null, displays: [], children: [] };

function MenuButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Danh mục
      </button>
      {open ? <CategoryDrawer onClose={() => setOpen(false)} /> : null}
    </>
  );
}

async function openDrawer() {
  const { host, around, visited } = createTestHost({ name: "shell", reducers: { menu: menuReducer } });
  host.store.dispatch(menuLoaded([{ ...category, id: "1", name: "Đầm", link: "dam" }]));
  render(around(<MenuButton />));
  const opener = screen.getByRole("button", { name: "Danh mục" });
  await userEvent.click(opener);
  return { opener, visited };
}

describe("CategoryDrawer", () => {
  it("gives the focus back when it is closed by its cross", async () => {
    const { opener } = await openDrawer();
    await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it("makes way at once when a category is chosen, the one on screen as well", async () => {
    const { visited } = await openDrawer();
    await userEvent.click(screen.getByRole("link", { name: "Đầm" }));
    expect(visited).toEqual(["/dam"]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("leads to the overview of the account, as the header and the bar do", async () => {
    await openDrawer();
    expect(screen.getByRole("link", { name: "Tài khoản" })).toHaveAttribute("href", "/account");
  });
});
