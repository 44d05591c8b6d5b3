import { render, screen } from "@testing-library/react";
import { Picture } from "./Picture.tsx";
import { allowedPictureSizes, pictureSrcSet, pictureUrl } from "./picture-sizes.ts";

describe("pictureUrl", () => {
  it("is the base, the size and the path", () => {
    expect(pictureUrl("ao-dai/1.webp", "360x480")).toBe("/media/360x480/ao-dai/1.webp");
    expect(pictureUrl("ao-dai/1.webp", "360x480", "https://cdn.test")).toBe("https://cdn.test/360x480/ao-dai/1.webp");
  });
  it("names any file in an address, also in one of several", () => {
    expect(pictureUrl("vay/Áo dài #3%.jpg")).toBe("/media/100x100/vay/%C3%81o%20d%C3%A0i%20%233%25.jpg");
  });
  it("is a thumbnail of 100 × 100 by default", () => {
    expect(pictureUrl("a.webp")).toBe("/media/100x100/a.webp");
  });
});

describe("allowedPictureSizes", () => {
  it("holds every size once", () => {
    expect(allowedPictureSizes).toHaveLength(13);
    expect(new Set(allowedPictureSizes).size).toBe(13);
  });
});

describe("Picture", () => {
  it("offers one size without a width", () => {
    render(<Picture path="b.webp" alt="Mặt sau" sizes={null} />);
    const image = screen.getByRole("img", { name: "Mặt sau" });
    expect(image).toHaveAttribute("src", "/media/480x640/b.webp");
    expect(image).not.toHaveAttribute("srcset");
  });

  it("offers every size of its shape and reserves its place", () => {
    render(<Picture path="b.webp" alt="Băng rôn" ratio="16:9" sizes="50vw" />);
    const image = screen.getByRole("img", { name: "Băng rôn" });
    expect(image).toHaveAttribute("srcset", pictureSrcSet("b.webp", "16:9"));
    expect(image).toHaveAttribute("srcset", expect.stringContaining("/media/1600x900/b.webp 1600w"));
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image.parentElement).toHaveStyle({ aspectRatio: "16 / 9" });
  });

  it("is an empty frame where there is no picture", () => {
    const { container } = render(<Picture path="" alt="" />);
    expect(container.querySelector("img")).toBeNull();
    expect(container.firstElementChild).toHaveStyle({ aspectRatio: "3 / 4" });
  });
});
