import { along, between, type Curve, type Point } from "./canvas";

/**
 * Cloth between two edges: `u` runs 0 to 1 from left to right, `v` from top to bottom. Patterns and folds follow it.
 */
export interface Surface {
  left: Curve;
  right: Curve;
  /** How far the middle hangs below the edges at the bottom, centimetres. */
  sag?: number;
}

/** Where (u, v) of a surface lies on the figure. */
export function at(surface: Surface, u: number, v: number): Point {
  const [x, y] = between(along(surface.left, v), along(surface.right, v), u);
  return [x, y + (surface.sag ?? 0) * v * v * 4 * u * (1 - u)];
}
