import { type Canvas, type Curve, pts, reverse } from "../../canvas";
import type { Drawing } from "../../drawing";
import type { Cloth } from "../../fabric";
import { beads, footprint, plinth } from "../../hardware";
import { type Fold, seam, sew } from "../../sewing";
import type { Surface } from "../../surface";
import type { Garment } from "../garment";
import { headBlock } from "./head-block";
import { smallPiece } from "./small-piece";

/** Khăn vấn: turns of cloth wound around the head, each lapping the one below. */
export function turban(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const slim = drawing.fabric === "lua";
  const turns = slim ? 3 : 6;
  // Each turn is a ring of its own, thick over the brow and thin behind the ears; the inner ones lie on top.
  const edge = (grow: number): Curve =>
    Array.from({ length: 13 }, (_, index) => {
      const angle = ((index - 6) / 6) * 2;
      const reach = grow * (1 - (angle / 2) ** 2 * 0.82);
      return [Math.sin(angle) * (12.2 + reach), -3 - Math.cos(angle) * (12.6 + reach)] as const;
    });
  const thick = slim ? 2 : 1.55;
  const surface: Surface = { left: pts("-24,-30 -24,6"), right: pts("24,-30 24,6") };
  const rings = Array.from({ length: turns }, (_, index) => turns - index)
    .map((turn) => {
      const [outer, inner] = [edge(turn * thick), edge((turn - 1) * thick - 0.3)];
      const middle = edge((turn - 0.4) * thick);
      const lights: Fold[] = [
        { d: canvas.lens(middle.slice(0, 7), thick * 0.5), tone: "glow", strength: 0.9 },
        { d: canvas.lens(middle.slice(5), thick * 0.4), tone: "light", strength: 0.7 },
        { d: canvas.lens(inner.slice(2, 11), thick * 0.5), tone: "deep", strength: 1 },
      ];
      return (
        sew(canvas, cloth, { outline: [outer, reverse(inner)], surface, folds: lights, round: 0.7 }) +
        seam(canvas, cloth, inner, 0.26, 0.85)
      );
    })
    .join("");
  const studs = slim
    ? beads(canvas, edge(turns * thick - 0.6), 30, (share) => 0.55 + 0.5 * Math.sin(Math.PI * share))
    : "";
  return {
    ...smallPiece(
      plinth(canvas, 29.6, 22, 22) + footprint(canvas, [0, 30], 10, 0.5) + headBlock(canvas) + rings + studs,
    ),
    top: -32,
    bottom: 42,
    reach: 27,
    focus: [5, -14],
    focusWidth: 30,
  };
}
