import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { Rating } from "./Rating.tsx";

describe("Rating", () => {
  it("reads the stars and the reviews in words", () => {
    render(<Rating value={4.25} count={12} />);
    expect(screen.getByText("4,3 trên 5 sao, 12 đánh giá")).toBeInTheDocument();
  });
  it("reads a single review's stars alone", () => {
    render(<Rating value={5} />);
    expect(screen.getByText("5 trên 5 sao")).toBeInTheDocument();
  });
  it("repeats pictures with nothing but a star, which those of icons are not", () => {
    const rules = readFileSync(join(__dirname, "Rating.module.css"), "utf8");
    expect(rules.match(/mask-image: url\("[^"]*viewBox='[^']*'/g)).toEqual([
      expect.stringMatching(/viewBox='0 0 24 24'$/),
      expect.stringMatching(/viewBox='0 0 24 24'$/),
    ]);
  });
});
