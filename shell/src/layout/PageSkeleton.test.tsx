import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { PageSkeleton } from "./PageSkeleton.tsx";

describe("PageSkeleton", () => {
  it("keeps its words off the edges of a phone, by styles that the browser has of the layout", () => {
    const style = document.createElement("style");
    style.textContent = readFileSync(join(__dirname, "Layout.module.css"), "utf8");
    document.head.append(style);
    render(
      <main className="page">
        <PageSkeleton retry={null} />
      </main>,
    );
    expect(getComputedStyle(screen.getByRole("status")).padding).toBe("2.5rem 1.25rem");
    style.remove();
  });
});
