import { type Canvas, type Curve, mirror, pts, reverse } from "../canvas";
import type { Drawing } from "../drawing";
import { lotusSprig } from "../embroidery";
import { type Cloth, clothOf, plainCloth } from "../fabric";
import { bodice } from "../figure/bodice";
import { dressForm } from "../figure/dress-form";
import { Y } from "../figure/measures";
import { neckInside } from "../figure/neck";
import { skirt } from "../figure/skirt";
import { arm } from "../figure/sleeve";
import { type TrouserCut, trousers } from "../figure/trousers";
import { lightness, mix, shade } from "../palette";
import { cast, drape, type Fold, seam, sew, stitch } from "../sewing";
import { shirt } from "../tailoring/shirt";
import { belt } from "../tailoring/trims";
import type { Garment } from "./garment";
import { blazer } from "./suit/blazer";

type DrawSet = (canvas: Canvas, cloth: Cloth, drawing: Drawing) => Garment;

const whole = (body: string, bottom = 149): Garment => ({
  body,
  top: -7,
  bottom,
  reach: 34,
  stands: true,
  focus: [3, 24],
  focusWidth: 36,
});

const wide: TrouserCut = {
  waistY: 38,
  waist: 12.4,
  hip: 17.6,
  knee: 16,
  hem: 18,
  hemY: 146,
  folds: 4,
  wave: 0.6,
  gap: 0.6,
};

const straight: TrouserCut = {
  waistY: 38,
  waist: 12.4,
  hip: 17.2,
  knee: 12.6,
  hem: 11.8,
  hemY: 144,
  folds: 2,
  crease: true,
  gap: 2.4,
};

function shirtAndTrousers(canvas: Canvas, cloth: Cloth): Garment {
  const tucked = cloth.name === "lua" || cloth.name === "satin";
  const legs = trousers(canvas, cloth, wide);
  const top = shirt(canvas, cloth, {
    hem: tucked ? 41 : 58,
    half: tucked ? 13.2 : 18,
    waist: tucked ? 14.4 : 15.8,
    sleeve: arm(1, 1.6, 1.2),
    collar: tucked ? "bow" : "point",
    buttonColor: mix(cloth.glow, cloth.seam, 0.3),
    pocket: !tucked,
    below: tucked ? [] : undefined,
  });
  return whole(tucked ? top + legs + belt(canvas, cloth, 40.4, 12.8, "none", 4.4) : legs + top);
}

function pyjamas(canvas: Canvas, cloth: Cloth): Garment {
  const piping = cloth.pattern === "loang" ? undefined : mix(cloth.accent, "#FFFFFF", 0.2);
  return whole(
    trousers(canvas, cloth, { ...wide, knee: 14.4, hem: 15.4 }) +
      shirt(canvas, cloth, {
        hem: 62,
        half: 19.4,
        waist: 17,
        sleeve: arm(1, 2, 1.7),
        collar: "camp",
        buttonColor: "#F1EADD",
        pocket: true,
        piping,
      }),
  );
}

function suitAndTrousers(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  return whole(
    trousers(canvas, { ...cloth }, straight) + blazer(canvas, cloth, "mot-hang", plainCloth("satin", drawing.accent)),
  );
}

function suitAndShorts(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const shorts = trousers(canvas, cloth, {
    waistY: 38,
    waist: 12.4,
    hip: 17.4,
    knee: 17.4,
    hem: 18,
    hemY: 88,
    folds: 2,
    crease: true,
    gap: 1.6,
  });
  return {
    ...whole(
      shorts +
        blazer(canvas, cloth, drawing.fabric === "tweed" ? "khong-co" : "ngan", plainCloth("satin", drawing.accent)),
      92,
    ),
    stands: false,
  };
}

/** A short bodice with wide straps and a full skirt, a hand's breadth of waist between. */
function cropAndSkirt(canvas: Canvas, cloth: Cloth): Garment {
  const hem: Curve = pts("13.2,36 0,37.4 -13.2,36");
  const trunk = bodice(canvas, {
    neck: { width: 9.6, y: 1.8, depth: 9, shape: "square" },
    shoulder: 13.8,
    bust: 16.4,
    waist: 13,
    bottom: 36,
    bottomHalf: 13.2,
    hem,
  });
  const base = skirt(canvas, cloth, {
    side: pts("11.9,43 19,56 25.5,80 31,114"),
    sag: 3.6,
    folds: 8,
    from: 0,
    strength: 0.95,
    wave: 1.4,
  });
  const top = sew(canvas, cloth, { outline: trunk.outline, surface: trunk.surface, folds: trunk.folds, round: 3.2 });
  const darts = [-1, 1]
    .map((sign) =>
      seam(
        canvas,
        cloth,
        [
          [sign * 8, 15],
          [sign * 8, 25],
          [sign * 6.6, 36],
        ],
        0.16,
        0.4,
      ),
    )
    .join("");
  return {
    ...whole(
      dressForm(canvas, { pole: true }) +
        neckInside(canvas, cloth, 9.6, 1.8, 3, 0.7, false) +
        base +
        belt(canvas, cloth, 43.6, 12.1, "none", 4) +
        cast(
          canvas,
          cloth,
          hem.map(([x, y]) => [x, y + 0.6] as const),
          1.2,
          0.6,
        ) +
        top +
        darts +
        stitch(
          canvas,
          cloth.seam,
          hem.map(([x, y]) => [x * 0.98, y - 0.9] as const),
        ),
    ),
    top: -13,
    reach: 36,
  };
}

/** Áo yếm: a diamond of silk tied at nape and back, over a long dark skirt with a falling sash. */
function yem(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const same = cloth.pattern === "theu-sen";
  const lower = same
    ? clothOf(drawing, drawing.color, "tron")
    : plainCloth("lua", lightness(drawing.color) > 0.85 ? "#6E4A35" : "#2B2624");
  const base = skirt(canvas, lower, {
    side: [
      [11.9, Y.waist],
      [18, 54],
      [22, 78],
      [27, 112],
      [30, 142],
    ],
    sag: 3,
    folds: 8,
    from: 0,
    strength: 0.9,
    wave: 1,
  });
  const right: Curve = pts("4.2,2 7,9 11.6,15.6 15.6,21 15.2,29 12.4,36 11.9,44");
  const surface = { left: mirror(right), right };
  const scoop: Curve = pts("-4.2,2 -2.4,5.6 0,6.6 2.4,5.6 4.2,2");
  const folds: Fold[] = [
    ...bodice(canvas, {
      neck: { width: 7, y: 0, depth: 4, shape: "round" },
      shoulder: 17,
      bust: 15.8,
      waist: 11.9,
      bottom: 44,
      bottomHalf: 12,
    }).folds,
    ...drape(canvas, surface, { count: 4, from: 0.05, strength: 0.6, width: 0.3 }),
  ];
  const top = sew(canvas, cloth, {
    outline: [scoop, right, pts("11.9,44 0,46 -11.9,44"), reverse(mirror(right))],
    surface,
    folds,
    round: 3.4,
    worked: same ? lotusSprig(canvas, cloth, [1, 24], 0.85) : "",
  });
  const ties = [-1, 1]
    .map(
      (sign) =>
        `<path d="${canvas.line([
          [sign * 4, 2.4],
          [sign * 4.8, -1],
          [sign * 4.6, -4],
        ])}" fill="none" stroke="${cloth.base}" stroke-width="7"/><path d="${canvas.line([
          [sign * 3.8, 2.4],
          [sign * 4.6, -1],
          [sign * 4.4, -4],
        ])}" fill="none" stroke="${cloth.light}" stroke-width="2"/>`,
    )
    .join("");
  const sash = plainCloth("lua", same ? cloth.accent : drawing.accent);
  const edge = seam(
    canvas,
    { ...cloth, seam: shade(cloth.base, 0.35) },
    scoop.map(([x, y]) => [x, y + 0.8] as const),
    0.2,
    0.5,
  );
  return {
    ...whole(
      dressForm(canvas) +
        ties +
        base +
        cast(canvas, lower, pts("-12,45 0,47 12,45"), 1.4, 0.5) +
        top +
        edge +
        belt(canvas, sash, Y.waist + 2.6, 12.4, "knot", 4.4),
    ),
    top: -13,
    reach: 34,
  };
}

const sets: Record<string, DrawSet> = {
  "so-mi-quan": shirtAndTrousers,
  pijama: pyjamas,
  "vest-quan": suitAndTrousers,
  "blazer-short": suitAndShorts,
  "croptop-vay": cropAndSkirt,
  "yem-vay": yem,
};

/** Two pieces worn together. */
export function drawSet(canvas: Canvas, drawing: Drawing): Garment {
  return (sets[drawing.silhouette] ?? shirtAndTrousers)(canvas, clothOf(drawing), drawing);
}
