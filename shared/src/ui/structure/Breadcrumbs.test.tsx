import { render, screen } from "@testing-library/react";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

describe("Breadcrumbs", () => {
  it("links all but the page itself", () => {
    render(
      <Breadcrumbs
        items={[
          { name: "Trang chủ", href: "/home" },
          { name: "Áo dài", href: "/ao-dai" },
        ]}
      />,
    );
    expect(screen.getByRole("navigation", { name: "Bạn đang ở" })).toBeInTheDocument();
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByText("Áo dài")).toHaveAttribute("aria-current", "page");
  });
});
