import type { Canvas } from "../../canvas";
import { Y } from "../../figure/measures";
import type { SkirtCut } from "../../figure/skirt";
import { creases, type Fold } from "../../sewing";

export const W = Y.waist;

const hips = (canvas: Canvas): Fold[] => [
  {
    d: canvas.lens(
      [
        [-8, W + 5],
        [-10, 58],
        [-9, 74],
      ],
      6,
    ),
    tone: "light",
    strength: 1,
    wide: true,
  },
  {
    d: canvas.lens(
      [
        [8, W + 6],
        [10.5, 60],
        [9, 80],
      ],
      5,
    ),
    tone: "shade",
    strength: 0.7,
    wide: true,
  },
];

export const cuts: Record<string, (canvas: Canvas) => SkirtCut> = {
  dup: () => ({
    side: [
      [11.8, W],
      [17, 56],
      [22, 82],
      [26, 112],
      [29, 143],
    ],
    sag: 2.6,
    folds: 9,
    from: 0,
    strength: 0.9,
    wave: 1,
    round: 5,
  }),
  "chu-a": (canvas) => ({
    side: [
      [11.8, W],
      [18, 56],
      [22, 76],
      [27, 101],
    ],
    sag: 2.6,
    folds: 6,
    from: 0.12,
    strength: 0.75,
    wave: 0.9,
    extra: () => hips(canvas),
  }),
  "but-chi": (canvas) => ({
    side: [
      [11.8, W],
      [17, 55],
      [17.8, 66],
      [15.6, 102],
    ],
    sag: 0.8,
    folds: 3,
    from: 0.3,
    strength: 0.4,
    wave: 0,
    round: 4.6,
    extra: (surface) => [...hips(canvas), ...creases(canvas, surface, 0.2, 0.34, 4, 0.5)],
  }),
  suong: (canvas) => ({
    side: [
      [11.8, W],
      [16.8, 54],
      [18.2, 66],
      [18.8, 92],
      [21, 124],
    ],
    sag: 2,
    folds: 6,
    from: 0.3,
    strength: 0.85,
    wave: 0.8,
    extra: () => hips(canvas),
  }),
  xoe: () => ({
    side: [
      [11.8, W],
      [20, 53],
      [29, 74],
      [37, 104],
    ],
    sag: 5.4,
    folds: 8,
    from: 0.0,
    strength: 1,
    wave: 2,
    width: 0.6,
  }),
  mini: (canvas) => ({
    side: [
      [12.4, W],
      [17.4, 55],
      [19, 66],
      [20.4, 80],
    ],
    sag: 1.6,
    folds: 3,
    from: 0.4,
    strength: 0.45,
    wave: 0.1,
    extra: () => hips(canvas),
  }),
  "duoi-ca": (canvas) => ({
    side: [
      [11.8, W],
      [17, 55],
      [17.6, 68],
      [14.6, 88],
      [18, 104],
      [28, 128],
    ],
    sag: 3,
    folds: 7,
    from: 0.6,
    strength: 1,
    wave: 1.6,
    round: 4.4,
    extra: (surface) => [...hips(canvas), ...creases(canvas, surface, 0.45, 0.6, 4, 0.5)],
  }),
};
