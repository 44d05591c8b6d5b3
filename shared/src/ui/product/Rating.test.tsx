import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { Rating } from "./Rating.tsx";

describe("Rating", () => {
  it("reads the stars and the reviews in words", () => {
    render(<Rating value={4.25} count={12} />);
    expect(screen.getByText("4,3 trên 5 sao, 12 đánh giá")).toBeInTheDocument();
  });
  it("groups the digits of many reviews", () => {
    render(<Rating value={4.25} count={1234} />);
    expect(screen.getByText("4,3 trên 5 sao, 1.234 đánh giá")).toBeInTheDocument();
    expect(screen.getByText("(1.234)")).toBeInTheDocument();
  });
  it("reads a single review's stars alone", () => {
    render(<Rating value={5} />);
    expect(screen.getByText("5 trên 5 sao")).toBeInTheDocument();
  });
  it("fills as many of the five stars that stand side by side among the icons", () => {
    const { container } = render(<Rating value={4.25} size={20} />);
    expect(container.firstElementChild).toHaveAttribute("style", "--lit: 85%; --star: 20px;");
    const icons = readFileSync(join(__dirname, "../text/icons.svg"), "utf8");
    const strip = icons.split("<path").slice(1);
    const star = strip[14]?.match(/ d="(.*?)"/)?.[1];
    expect(strip.flatMap((one, at) => (one.includes(` fill="#000" d="${star}"`) ? at : []))).toEqual([
      14, 15, 16, 17, 18,
    ]);
  });
});
