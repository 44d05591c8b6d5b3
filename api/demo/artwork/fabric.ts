import type { Drawing } from "./drawing";
import { lightness, mix, shade, tint } from "./palette";

/** How a kind of cloth takes light: 0 is matt or flat, 1 is liquid or deeply folded. */
interface Hand {
  sheen: number;
  fold: number;
  /** Width of the transition in a fold, in centimetres: small is crisp. */
  soft: number;
  opacity: number;
  texture: "none" | "weave" | "twill" | "tweed" | "sequin" | "lace" | "pebble";
}

const hands: Record<string, Hand> = {
  lua: { sheen: 0.55, fold: 0.55, soft: 0.55, opacity: 1, texture: "none" },
  satin: { sheen: 1, fold: 0.75, soft: 0.5, opacity: 1, texture: "none" },
  gam: { sheen: 0.35, fold: 0.4, soft: 0.6, opacity: 1, texture: "none" },
  nhung: { sheen: 0.25, fold: 0.7, soft: 0.9, opacity: 1, texture: "none" },
  voan: { sheen: 0.12, fold: 0.4, soft: 0.5, opacity: 0.93, texture: "none" },
  ren: { sheen: 0.08, fold: 0.36, soft: 0.7, opacity: 1, texture: "lace" },
  linen: { sheen: 0, fold: 0.42, soft: 0.5, opacity: 1, texture: "weave" },
  cotton: { sheen: 0.04, fold: 0.42, soft: 0.5, opacity: 1, texture: "none" },
  tweed: { sheen: 0, fold: 0.26, soft: 0.9, opacity: 1, texture: "tweed" },
  "da-thuoc": { sheen: 0.6, fold: 0.5, soft: 0.4, opacity: 1, texture: "pebble" },
  len: { sheen: 0, fold: 0.3, soft: 1, opacity: 1, texture: "weave" },
  denim: { sheen: 0, fold: 0.36, soft: 0.6, opacity: 1, texture: "twill" },
  "kim-sa": { sheen: 0.75, fold: 0.5, soft: 0.8, opacity: 1, texture: "sequin" },
  tafta: { sheen: 0.7, fold: 0.8, soft: 0.4, opacity: 1, texture: "none" },
  organza: { sheen: 0.3, fold: 0.42, soft: 0.4, opacity: 0.82, texture: "none" },
  tuyt: { sheen: 0.06, fold: 0.34, soft: 0.8, opacity: 1, texture: "twill" },
  "kim-loai": { sheen: 1, fold: 0.6, soft: 0.2, opacity: 1, texture: "none" },
  ngoc: { sheen: 0.8, fold: 0.4, soft: 0.3, opacity: 1, texture: "none" },
  may: { sheen: 0.1, fold: 0.4, soft: 0.3, opacity: 1, texture: "none" },
};

/** A cloth in one colour, with every tone a drawing needs of it. */
export interface Cloth extends Hand {
  name: string;
  pattern: string;
  accent: string;
  base: string;
  light: string;
  glow: string;
  shade: string;
  deep: string;
  /** Thread of seams and outlines. */
  seam: string;
}

/** The cloth that a drawing names; `color` overrides its own, for linings, trousers and trims. */
export function clothOf(drawing: Drawing, color = drawing.color, pattern = drawing.pattern): Cloth {
  const hand = hands[drawing.fabric] ?? hands.cotton!;
  return dyed(hand, drawing.fabric, color, pattern, drawing.accent);
}

/** Plain cloth of another kind, e.g. the satin lapel of a velvet jacket. */
export function plainCloth(fabric: string, color: string): Cloth {
  return dyed(hands[fabric] ?? hands.cotton!, fabric, color, "tron", color);
}

function dyed(hand: Hand, name: string, dye: string, pattern: string, accent: string): Cloth {
  // Lace is read against the lining under it, a little deeper than the thread.
  const color = hand.texture === "lace" ? shade(dye, lightness(dye) > 0.82 ? 0.12 : 0.06) : dye;
  const pale = lightness(color) > 0.82;
  const black = lightness(color) < 0.32;
  return {
    ...hand,
    name,
    pattern,
    accent,
    base: color,
    light: tint(color, black ? 0.42 : 0.5),
    glow: black ? tint(color, 0.95) : mix(tint(color, 0.9), "#FFFDF8", 0.35),
    shade: shade(color, pale ? 0.17 : 0.26),
    deep: shade(color, pale ? 0.34 : black ? 0.62 : 0.48),
    seam: shade(color, pale ? 0.4 : black ? 0.8 : 0.5),
  };
}
