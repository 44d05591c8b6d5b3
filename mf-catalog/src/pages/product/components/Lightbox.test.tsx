import { fireEvent, render, screen } from "@testing-library/react";
import { Lightbox } from "./Lightbox.tsx";

/** A press at a time in milliseconds. */
const pressAt = (timeStamp: number) =>
  Object.defineProperty(new MouseEvent("click", { bubbles: true, detail: 1 }), "timeStamp", { value: timeStamp });

describe("Lightbox", () => {
  it("zooms in by one press or by two quick ones, and out by a later one", () => {
    render(<Lightbox images={[{ path: "red.svg", alt: "Đầm lụa đỏ" }]} label="Ảnh của món" first={0} />);
    const picture = screen.getByRole("button", { name: "Phóng to" });
    fireEvent(picture, pressAt(1000));
    expect(picture).toHaveAccessibleName("Thu nhỏ");
    fireEvent(picture, pressAt(1299));
    expect(picture).toHaveAccessibleName("Thu nhỏ");
    fireEvent(picture, pressAt(1600));
    expect(picture).toHaveAccessibleName("Phóng to");
  });
});
