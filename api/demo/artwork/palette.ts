/** Colour arithmetic in OKLab, where equal steps look equal: cloth darkens into folds without turning grey. */

type Lab = [lightness: number, a: number, b: number];

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function parse(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function print([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The colour `share` of the way from one hex colour to the other. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return print([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Perceived lightness, 0 black to 1 white. */
export function lightness(hex: string): number {
  return parse(hex)[0];
}

/** Darker by `amount` (0 to 1), a little richer, as cloth is in its own shadow. */
export function shade(hex: string, amount: number): string {
  const [l, a, b] = parse(hex);
  const rich = 1 + amount * 0.25;
  return print([l * (1 - amount), a * rich + amount * 0.006, b * rich + amount * 0.004]);
}

/** Lighter by `amount` (0 to 1); deep cloth rises less than pale cloth would, so black stays black. */
export function tint(hex: string, amount: number): string {
  const [l, a, b] = parse(hex);
  return print([l + amount * (1 - l) * (0.35 + 0.65 * l), a * (1 - amount * 0.45), b * (1 - amount * 0.4)]);
}
