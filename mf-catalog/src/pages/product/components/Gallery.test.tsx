import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTestHost, translate } from "@thuot-tha/shared/testing";
import { Activity } from "react";
import { Gallery } from "./Gallery.tsx";

const test = createTestHost({ name: "mf-catalog" });
const two = [
  { path: "red.svg", alt: "Đầm lụa đỏ" },
  { path: "back.svg", alt: "Lưng đầm lụa đỏ" },
];

/** Lets an element of jsdom, which has no layout, scroll through two pictures of 300 pixels. */
function scrollable(row: HTMLElement): void {
  const scrollTo = ({ left }: { left: number }) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  };
  for (const [name, value] of Object.entries({ clientWidth: 300, scrollWidth: 600, scrollTo }))
    Object.defineProperty(row, name, { value });
  fireEvent(window, new Event("resize"));
}

describe("the pictures of a product", () => {
  it("can be looked at closely", () => {
    render(test.around(<Gallery images={[{ path: "red.svg", alt: "Đầm lụa đỏ" }]} />));
    expect(screen.getByRole("img", { name: "Đầm lụa đỏ" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Xem ảnh lớn" })).toBeInTheDocument();
  });

  it("are no longer looked at closely when the shopper comes back from another page", async () => {
    const page = (mode: "visible" | "hidden") =>
      test.around(
        <Activity mode={mode}>
          <Gallery images={[{ path: "red.svg", alt: "Đầm lụa đỏ" }]} />
        </Activity>,
      );
    const { rerender } = render(page("visible"));
    await userEvent.click(screen.getByRole("button", { name: "Xem ảnh lớn" }));
    await screen.findByRole("dialog", { name: "Ảnh của món" });
    await act(async () => rerender(page("hidden")));
    rerender(page("visible"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Xem ảnh lớn" })).toBeInTheDocument();
  });

  it("are counted on in a page that a translator has changed", async () => {
    render(test.around(<Gallery images={two} />));
    scrollable(screen.getByRole("region", { name: "Ảnh của món" }));
    translate();
    await userEvent.click(screen.getByRole("button", { name: "Ảnh sau" }));
    expect(screen.getByText("2 / 2")).toBeInTheDocument();
  });

  it("keep the focus on the button that leads to the last one, and to the first", async () => {
    render(test.around(<Gallery images={two} />));
    const row = screen.getByRole("region", { name: "Ảnh của món" });
    scrollable(row);
    for (const [name, other] of [
      ["Ảnh sau", "Ảnh trước"],
      ["Ảnh trước", "Ảnh sau"],
    ] as const) {
      const button = screen.getByRole("button", { name });
      expect(button).toHaveAttribute("aria-disabled", "false");
      await userEvent.click(button);
      expect(button).toHaveAttribute("aria-disabled", "true");
      expect(button).toBeEnabled();
      expect(button).toHaveFocus();
      expect(screen.getByRole("button", { name: other })).toHaveAttribute("aria-disabled", "false");
    }
  });

  it("take the focus and change by keys where they scroll, and leave both to the browser where all of them show", () => {
    render(test.around(<Gallery images={two} />));
    const row = screen.getByRole("region", { name: "Ảnh của món" });
    expect(fireEvent.keyDown(row, { key: "End" })).toBe(true);
    expect(row).not.toHaveAttribute("tabindex");
    scrollable(row);
    expect(row).toHaveAttribute("tabindex", "0");
    expect(fireEvent.keyDown(row, { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(fireEvent.keyDown(row, { key: "End" })).toBe(false);
    expect(row.scrollLeft).toBe(300);
    expect(fireEvent.keyDown(row, { key: "ArrowLeft" })).toBe(false);
    expect(row.scrollLeft).toBe(0);
  });

  it("have no button where there is none", () => {
    render(test.around(<Gallery images={[]} />));
    expect(screen.queryByRole("button")).toBeNull();
  });
});
