import { act, createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import { createTestHost } from "@thuot-tha/shared/testing";
import { type MenuItem, menuLoaded, menuReducer } from "../store/menu.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";

const category = { parentId: null, logoUrl: null, displays: [], children: [] };
const dress: MenuItem = {
  ...category,
  id: "1",
  name: "Đầm",
  link: "dam",
  logoUrl: "categories/dam.svg",
  displays: ["big"],
};
const evening = { ...category, id: "2", parentId: "1", name: "Đầm dạ hội", link: "dam-da-hoi" };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show() {
  const { host, around } = createTestHost({ name: "shell", reducers: { menu: menuReducer } });
  host.store.dispatch(menuLoaded([{ ...dress, children: [evening] }]));
  render(around(<CategoryMenu />));
  return { menu: screen.getByRole("navigation"), button: screen.getByRole("button", { name: "Trong Đầm" }) };
}

const moves = (target: HTMLElement) =>
  fireEvent(target, Object.assign(createEvent.pointerMove(target), { pointerType: "mouse" }));

/** Fires React's event for a pointer that leaves the menu, because jsdom has no pointer events. */
const leaves = (menu: HTMLElement, pointerType: string) =>
  fireEvent(menu, Object.assign(createEvent.pointerOut(menu), { pointerType }));

const moment = () => act(() => jest.advanceTimersByTime(1000));

describe("CategoryMenu", () => {
  it("opens a family on its categories, on views of it and on its picture", () => {
    const { menu, button } = show();
    fireEvent.click(button);
    const links = within(menu).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")]).slice(0, 6)).toEqual([
      ["Đầm", "/dam"],
      ["Đầm dạ hội", "/dam-da-hoi"],
      ["Được thuê nhiều", "/dam?sort=top_seller"],
      ["Giá từ thấp đến cao", "/dam?sort=price_asc"],
      ["Mua hẳn", "/dam?type=sale"],
      ["Tất cả đầm", "/dam"],
    ]);
    expect(links[5]?.querySelector("img")).toHaveAttribute("src", expect.stringContaining("categories/dam.svg"));
  });

  it("keeps a family open that a finger has opened, and closes with the next tap", () => {
    const { menu, button } = show();
    for (const shown of [true, false]) {
      leaves(menu, "touch");
      fireEvent.click(button);
      moment();
      expect(screen.queryAllByRole("link", { name: "Đầm dạ hội" })).toHaveLength(shown ? 1 : 0);
    }
  });

  it("opens for a mouse, and stays closed after a click while the mouse rests there", () => {
    const { menu } = show();
    const family = within(menu).getByRole("link", { name: "Đầm" });
    const shown = () => screen.queryAllByRole("link", { name: "Đầm dạ hội" }).length;
    moves(family);
    moment();
    expect(shown()).toBe(1);
    fireEvent.click(family);
    fireEvent.pointerOver(family);
    moves(family);
    moment();
    expect(shown()).toBe(0);
    leaves(menu, "mouse");
    moves(family);
    moment();
    expect(shown()).toBe(1);
  });

  it("closes by Esc what a mouse has opened, and leaves the focus elsewhere", () => {
    const { menu } = show();
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    moves(within(menu).getByRole("link", { name: "Đầm" }));
    moment();
    fireEvent.keyDown(field, { key: "Escape" });
    expect(screen.queryByRole("link", { name: "Đầm dạ hội" })).toBeNull();
    expect(field).toHaveFocus();
    field.remove();
  });

  it("closes by Esc around the focus, which returns to the family's button", () => {
    const { menu, button } = show();
    fireEvent.click(button);
    const link = within(menu).getByRole("link", { name: "Đầm dạ hội" });
    link.focus();
    fireEvent.keyDown(link, { key: "Escape" });
    expect(screen.queryByRole("link", { name: "Đầm dạ hội" })).toBeNull();
    expect(button).toHaveFocus();
  });

  it("closes a moment after a mouse has left it", () => {
    const { menu, button } = show();
    fireEvent.click(button);
    leaves(menu, "mouse");
    moment();
    expect(screen.queryByRole("link", { name: "Đầm dạ hội" })).toBeNull();
  });

  it("closes by a press elsewhere, though Safari has not focused the pressed button", () => {
    const { menu, button } = show();
    fireEvent.click(button);
    expect(document.body).toHaveFocus();
    fireEvent.pointerDown(menu);
    expect(screen.getByRole("link", { name: "Đầm dạ hội" })).toBeInTheDocument();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("link", { name: "Đầm dạ hội" })).toBeNull();
  });

  it("keeps a link that is pressed while the focus is in the menu, which Safari takes away first", () => {
    const { button } = show();
    act(() => button.focus());
    fireEvent.click(button);
    act(() => button.blur());
    expect(screen.getByRole("link", { name: "Đầm dạ hội" })).toBeInTheDocument();
  });

  it("closes when the focus moves on to another part of the page", () => {
    const { button } = show();
    const field = document.body.appendChild(document.createElement("input"));
    act(() => button.focus());
    fireEvent.click(button);
    act(() => field.focus());
    expect(screen.queryByRole("link", { name: "Đầm dạ hội" })).toBeNull();
    field.remove();
  });
});
