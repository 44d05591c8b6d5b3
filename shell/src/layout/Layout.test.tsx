import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTestHost } from "@thuot-tha/shared/testing";
import { menuLoaded, menuReducer } from "../store/menu.ts";
import { LayoutRoot } from "./LayoutRoot.tsx";
import { createLayoutStore } from "./layout-store.ts";
import { noActions } from "./state.ts";

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

const dress = { id: "1", name: "Đầm", link: "dam", parentId: null, logoUrl: null, displays: [], children: [] };

function frame() {
  const { host } = createTestHost({ name: "shell", reducers: { menu: menuReducer } });
  host.store.dispatch(menuLoaded([dress]));
  const layout = createLayoutStore();
  render(<LayoutRoot host={host} layout={layout} actions={noActions} pageHtml="" />);
  return layout;
}

const drawer = () => screen.queryByLabelText("Danh mục", { selector: "dialog" });

describe("Layout", () => {
  it("draws no drawer for a shopper who only looks", () => {
    frame();
    expect(drawer()).not.toBeInTheDocument();
  });

  it("draws the drawer ahead of the press that opens it, and keeps it when it closes", async () => {
    const layout = frame();
    await act(async () => layout.change({ isInUse: true }));
    const drawn = drawer();
    expect(drawn).toBeInTheDocument();
    expect(drawn).not.toBeVisible();

    await userEvent.click(screen.getByRole("link", { name: "Danh mục" }));
    expect(drawn).toBeVisible();
    expect(drawn).toHaveAttribute("open");

    await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
    expect(drawn).not.toBeVisible();
    expect(drawn).not.toHaveAttribute("open");
    expect(drawer()).toBe(drawn);
  });

  it("opens the drawer at the first press as well", async () => {
    frame();
    await userEvent.click(screen.getByRole("link", { name: "Danh mục" }));
    expect(drawer()).toBeVisible();
  });
});
