import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTestHost } from "@thuot-tha/shared/testing";
import { Activity } from "react";
import { Gallery } from "./Gallery.tsx";

const test = createTestHost({ name: "mf-catalog" });

describe("the pictures of a product", () => {
  it("can be looked at closely", () => {
    render(test.around(<Gallery images={[{ path: "red.svg", alt: "Đầm lụa đỏ" }]} />));
    expect(screen.getByRole("img", { name: "Đầm lụa đỏ" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Xem ảnh lớn" })).toBeInTheDocument();
  });

  it("are no longer looked at closely when the shopper comes back from another page", async () => {
    // jsdom has neither modal dialogs nor scrolling.
    Element.prototype.scrollTo = () => undefined;
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        if (this.open) throw new DOMException("The dialog is open.", "InvalidStateError");
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        queueMicrotask(() => this.dispatchEvent(new Event("close")));
      },
    });
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

  it("have no button where there is none", () => {
    render(test.around(<Gallery images={[]} />));
    expect(screen.queryByRole("button")).toBeNull();
  });
});
