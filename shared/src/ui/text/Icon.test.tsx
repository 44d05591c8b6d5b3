/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { Icon } from "./Icon.tsx";

describe("Icon", () => {
  it("names its drawing with a class, for sighted shoppers only", () => {
    const { container } = render(<Icon name="heart" size={16} filled className="mark" />);
    expect(container.innerHTML).toBe(
      '<i class="icon heart filled mark" style="width: 16px; height: 16px;" aria-hidden="true"></i>',
    );
  });

  it("has a drawing for every name", () => {
    const names = readFileSync(join(__dirname, "Icon.tsx"), "utf8").matchAll(/ {2}\| "([\w-]+)"/g);
    const drawn = readFileSync(join(__dirname, "Icon.module.css"), "utf8").matchAll(/^\.([\w-]+) \{\n {2}mask-image/gm);
    expect([...drawn].map(([, name]) => name)).toEqual([...names].map(([, name]) => name));
  });
});
