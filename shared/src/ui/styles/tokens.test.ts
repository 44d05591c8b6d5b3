import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(__dirname, "tokens.css"), "utf8");
const dark = css.indexOf("prefers-color-scheme: dark");
const schemes = { light: css.slice(0, dark), dark: css.slice(dark) };

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** As WCAG counts it: 1 for equal colours, 21 for black on white. */
const contrast = (one: string, other: string): number => {
  const [light = 0, deep = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (deep + 0.05);
};

describe.each(Object.entries(schemes))("the %s scheme", (_, block) => {
  const color = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? "";

  it.each([
    ["ink", "ground sunken raised success-soft warning-soft error-soft"],
    ["quiet", "ground sunken raised accent-soft"],
    ["accent", "ground sunken raised accent-soft"],
    ["on-accent", "fill fill-strong"],
    ["success", "ground success-soft"],
    ["warning", "ground warning-soft"],
    ["error", "ground raised error-soft"],
  ])("keeps %s readable on %s", (text, grounds) => {
    for (const ground of grounds.split(" ")) expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it("keeps edges, fills and stars visible", () => {
    for (const part of ["edge", "fill", "star"])
      expect(contrast(color(part), color("ground"))).toBeGreaterThanOrEqual(3);
  });
});
