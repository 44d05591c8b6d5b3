import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(__dirname, "tokens.css"), "utf8");
const antd = JSON.parse(readFileSync(join(__dirname, "..", "antd", "tokens.json"), "utf8"));
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

describe.each(Object.entries(schemes))("the %s scheme", (scheme, block) => {
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

  it("gives antd the same colours", () => {
    const { colorPrimary, colorBgMask, ...colors } = antd[scheme];
    expect(colors).toEqual({
      colorInfo: color("accent"),
      colorLink: color("accent"),
      colorSuccess: color("success"),
      colorWarning: color("warning"),
      colorError: color("error"),
      colorTextBase: color("ink"),
      colorText: color("ink"),
      colorTextSecondary: color("quiet"),
      colorTextTertiary: color("quiet"),
      colorTextDescription: color("quiet"),
      colorTextPlaceholder: color("quiet"),
      colorIcon: color("quiet"),
      colorBgBase: color("ground"),
      colorBgContainer: color("raised"),
      colorBgElevated: color("raised"),
      colorBorder: color("edge"),
      colorBorderSecondary: color("line"),
      colorSplit: color("line"),
      controlItemBgActive: color("accent-soft"),
    });
    const numbers = (text: string) => text.match(/\d+/g)?.map(Number) ?? [];
    const [red, green, blue, percent = 0] = numbers(/--color-scrim: (.+);/.exec(block)?.[1] ?? "");
    expect(colorBgMask).toBe(`rgba(${red}, ${green}, ${blue}, ${percent / 100})`);
    // antd uses one colour as background of white text, and as border.
    expect(contrast(colorPrimary, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colorPrimary, color("raised"))).toBeGreaterThanOrEqual(3);
  });
});

it("gives antd the same corners and lines of text", () => {
  expect(css).toContain(`--radius: ${antd.both.borderRadius}px;`);
  expect(css).toContain(`--line-text: ${antd.both.lineHeight};`);
  expect(css).toContain(`--text-body: ${antd.both.fontSize / 16}rem;`);
});
