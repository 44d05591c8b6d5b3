import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { Sheet } from "./Sheet.tsx";

describe("Sheet", () => {
  it("gives its body the height of the content, of which Safari leaves nothing at a flex basis of 0", () => {
    const style = document.createElement("style");
    style.textContent = readFileSync(join(__dirname, "Sheet.module.css"), "utf8");
    document.head.append(style);
    render(
      <Sheet id="bo-loc" title="Bộ lọc">
        Đầm cưới
      </Sheet>,
    );
    const { flexGrow, flexShrink, flexBasis } = getComputedStyle(screen.getByText("Đầm cưới"));
    expect([flexGrow, flexShrink, flexBasis]).toEqual(["1", "1", "auto"]);
    style.remove();
  });
});
