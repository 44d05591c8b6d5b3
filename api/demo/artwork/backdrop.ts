import { generator } from "./canvas";
import { mix, shade, tint } from "./palette";

/** Wall colours of the studio. */
const tones: Record<string, string> = {
  ivory: "#EFE8DB",
  sand: "#E1D4BF",
  mist: "#D9DEDC",
  blush: "#EBD8D0",
  oat: "#E5DACA",
  celadon: "#D3DCCF",
  sage: "#A9B29D",
  clay: "#C29478",
  rose: "#C9A09A",
  slate: "#8E99A0",
  moss: "#868B6E",
  taupe: "#B5A28D",
};

interface Frame {
  width: number;
  height: number;
  /** Where the wall meets the floor; beyond `height` when the floor is out of sight. */
  horizon: number;
  /** Middle of the scene as a share of the width; banners keep their left free. */
  middle?: number;
}

const filterBlur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** The studio behind a garment: wall, floor, light from the upper left, and one thing that gives the place a name. */
export function backdrop(name: string, seed: number, frame: Frame): string {
  const [kind = "seamless", tone = "ivory"] = name.split("-");
  return paintBackdrop(kind, tones[tone] ?? tones.ivory!, seed, frame);
}

/** A studio whose wall has the given colour. */
export function paintBackdrop(kind: string, wall: string, seed: number, frame: Frame): string {
  const { width, height, horizon } = frame;
  const floor = mix(wall, shade(wall, 0.12), 0.7);
  const inView = horizon < height;
  const defs = `<defs><radialGradient id="bw" gradientUnits="userSpaceOnUse" cx="${width * 0.36}" cy="${height * 0.3}" r="${Math.hypot(width, height) * 0.72}"><stop offset="0" stop-color="${tint(wall, 0.5)}"/><stop offset=".5" stop-color="${wall}"/><stop offset="1" stop-color="${shade(wall, 0.2)}"/></radialGradient><linearGradient id="bf" x2="0" y2="1"><stop offset="0" stop-color="${shade(floor, 0.12)}"/><stop offset=".25" stop-color="${floor}"/><stop offset="1" stop-color="${tint(floor, 0.25)}"/></linearGradient>${filterBlur("bb", 14)}${filterBlur("bs", 5)}</defs>`;
  const wallRect = `<rect width="${width}" height="${height}" fill="url(#bw)"/>`;
  const ground = inView
    ? kind === "seamless" || kind === "curtain"
      ? `<rect y="${horizon - 40}" width="${width}" height="${height}" fill="url(#bf)" filter="url(#bb)" opacity=".85"/>`
      : `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#bf)"/><rect y="${horizon - 3}" width="${width}" height="3" fill="${shade(wall, 0.22)}" opacity=".5"/>`
    : "";
  return defs + wallRect + (scenes[kind]?.(wall, seed, frame) ?? "") + ground;
}

type Scene = (wall: string, seed: number, frame: Frame) => string;

const scenes: Record<string, Scene> = {
  arch: (wall, seed, { width, height, horizon, middle }) => {
    const radius = Math.min(width * 0.36, height * 0.42);
    const centre = width * (middle ?? (seed % 2 ? 0.5 : 0.54));
    const top = height * 0.1 + radius;
    const path = `M${centre - radius} ${Math.max(horizon, height * 0.98)}V${top}A${radius} ${radius} 0 0 1 ${centre + radius} ${top}V${Math.max(horizon, height * 0.98)}Z`;
    return `<defs><linearGradient id="ba" x2="1" y2=".3"><stop offset="0" stop-color="${shade(wall, 0.24)}"/><stop offset=".22" stop-color="${shade(wall, 0.1)}"/><stop offset="1" stop-color="${tint(wall, 0.3)}"/></linearGradient></defs><path d="${path}" fill="url(#ba)"/><path d="${path}" fill="none" stroke="${tint(wall, 0.6)}" stroke-width="3" opacity=".6"/>`;
  },
  window: (wall, seed, { width, height }) => {
    const panes: string[] = [];
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 2; column++) {
        panes.push(`M${column * 150} ${row * 190}h132v172h-132Z`);
      }
    }
    return `<g filter="url(#bs)" opacity=".5"><path d="${panes.join("")}" fill="${tint(wall, 0.95)}" transform="translate(${width * (seed % 2 ? 0.08 : 0.52)} ${height * 0.12}) skewX(-16) scale(${width / 900})"/></g>`;
  },
  leaves: (wall, seed, { width, height }) => {
    const random = generator(seed + 7);
    const fronds: string[] = [];
    for (let branch = 0; branch < 2; branch++) {
      const x = branch ? width * 0.98 : width * 0.02;
      const y = height * (branch ? 0.05 : 0.2);
      const direction = branch ? -1 : 1;
      for (let index = 0; index < 9; index++) {
        const turn = direction * (38 + index * 9 + random() * 8);
        const length = 190 + random() * 130;
        fronds.push(
          `<path d="M0 0C22 ${-length * 0.3} 18 ${-length * 0.8} 0 ${-length}C-12 ${-length * 0.8} -14 ${-length * 0.3} 0 0" transform="translate(${Math.round(x + direction * index * 26)} ${Math.round(y + index * index * 4)})rotate(${Math.round(turn)})"/>`,
        );
      }
    }
    return `<g fill="${shade(wall, 0.34)}" opacity=".34" filter="url(#bb)">${fronds.join("")}</g>`;
  },
  wall: (wall, _seed, { width, horizon }) =>
    `<rect width="${width * 0.5}" height="${horizon}" x="${width * 0.5}" fill="${shade(wall, 0.1)}" opacity=".55"/><rect x="${width * 0.5 - 1.5}" width="3" height="${horizon}" fill="${tint(wall, 0.6)}" opacity=".5"/>`,
  moon: (wall, seed, { width, height, middle }) => {
    const [x, radius] = [width * (middle ?? (seed % 2 ? 0.56 : 0.46)), Math.min(width * 0.38, height * 0.4)];
    return `<circle cx="${x}" cy="${height * 0.4}" r="${radius}" fill="${tint(wall, 0.6)}" opacity=".75"/><circle cx="${x}" cy="${height * 0.4}" r="${radius}" fill="none" stroke="${shade(wall, 0.15)}" stroke-width="1.5" opacity=".4"/>`;
  },
  curtain: (wall, seed, { width, height }) => {
    const random = generator(seed + 13);
    let folds = "";
    for (let x = -20; x < width; x += 34 + random() * 40) {
      const wide = 14 + random() * 26;
      folds += `<path d="M${Math.round(x)} -20L${Math.round(x + wide)} -20L${Math.round(x + wide * 1.3)} ${height}L${Math.round(x - wide * 0.3)} ${height}Z" fill="${random() < 0.6 ? shade(wall, 0.2) : tint(wall, 0.5)}" opacity="${(0.25 + random() * 0.35).toFixed(2)}"/>`;
    }
    return `<g filter="url(#bs)">${folds}</g>`;
  },
  panel: (wall, _seed, { width, height, horizon }) => {
    const frame = (x: number, y: number, w: number, h: number) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${shade(wall, 0.2)}" stroke-width="5" opacity=".5"/><rect x="${x - 3}" y="${y - 3}" width="${w}" height="${h}" fill="none" stroke="${tint(wall, 0.8)}" stroke-width="2.5" opacity=".7"/>`;
    const bottom = Math.min(horizon, height) - height * 0.24;
    return [0.05, 0.37, 0.69]
      .map(
        (x) =>
          frame(width * x, height * 0.06, width * 0.26, bottom - height * 0.1) +
          frame(width * x, bottom, width * 0.26, height * 0.18),
      )
      .join("");
  },
};
