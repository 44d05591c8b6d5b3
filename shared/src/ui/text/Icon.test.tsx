/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { Icon } from "./Icon.tsx";

const css = readFileSync(join(__dirname, "Icon.module.css"), "utf8");

describe("Icon", () => {
  it("names its drawing with a class, for sighted shoppers only", () => {
    const { container } = render(<Icon name="heart" size={16} filled className="mark" />);
    expect(container.innerHTML).toBe(
      '<i class="icon heart filled mark" style="width: 16px; height: 16px;" aria-hidden="true"></i>',
    );
  });

  it("has a drawing for every name", () => {
    const names = readFileSync(join(__dirname, "Icon.tsx"), "utf8").matchAll(/ {2}\| "([\w-]+)"/g);
    const placed = css.matchAll(/^\.([\w-]+) \{\n {2}--at/gm);
    expect([...placed].map(([, name]) => name).toSorted()).toEqual([...names].map(([, name]) => name).toSorted());
  });

  it("divides each strip into its drawings", () => {
    const drawn = css.replace("./icons.svg", readFileSync(join(__dirname, "icons.svg"), "utf8").replace(/"/g, "'"));
    const strips = [...drawn.matchAll(/--last: (\d+);[^}]*?url\("(.*?)"\)/gs)];
    expect(strips.map(([, last]) => Number(last))).toEqual(
      strips.map(([, , drawings = ""]) => drawings.split(/(?:%3C|<)path/).length - 2),
    );
    expect(strips).toHaveLength(2);
  });
});
