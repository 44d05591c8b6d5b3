import { picturesOf } from "./pictures.ts";

const red = { path: "red.svg", alt: "", color: "Đỏ" };
const cream = { path: "cream.svg", alt: "", color: "Kem" };
const label = { path: "label.svg", alt: "" };

describe("picturesOf", () => {
  it("shows the pictures of the colour, and those without one", () => {
    expect(picturesOf([red, cream, label], "Kem")).toEqual([cream, label]);
  });

  it("shows all where no picture is of this colour", () => {
    expect(picturesOf([red, label], "Kem")).toEqual([red, label]);
  });
});
