import { render, screen } from "@testing-library/react";
import { Rating } from "./Rating.tsx";

describe("Rating", () => {
  it("says the stars and the reviews in words", () => {
    render(<Rating value={4.25} count={12} />);
    expect(screen.getByText("4,3 trên 5 sao, 12 đánh giá")).toBeInTheDocument();
  });
  it("says a single review's stars alone", () => {
    render(<Rating value={5} />);
    expect(screen.getByText("5 trên 5 sao")).toBeInTheDocument();
  });
});
