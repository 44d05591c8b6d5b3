import { render, screen, within } from "@testing-library/react";
import { Pagination } from "./Pagination.tsx";

describe("Pagination", () => {
  const hrefOf = (page: number) => `/ao-dai?page=${page}`;

  it("links the first, the last, the neighbours and the steps", () => {
    render(<Pagination page={5} pageCount={9} hrefOf={hrefOf} />);
    const links = within(screen.getByRole("navigation", { name: "Trang" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href")?.split("=")[1])).toEqual(["4", "1", "4", "5", "6", "9", "6"]);
    expect(screen.getByRole("link", { name: "Trang 5" })).toHaveAttribute("aria-current", "page");
  });
  it("has no steps beyond the ends and nothing at all for one page", () => {
    const { rerender, container } = render(<Pagination page={1} pageCount={2} hrefOf={hrefOf} />);
    expect(screen.queryByRole("link", { name: "Trang trước" })).not.toBeInTheDocument();
    rerender(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);
    expect(container).toBeEmptyDOMElement();
  });
});
