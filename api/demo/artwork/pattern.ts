import { type Canvas, generator, gradient, lerp, pts } from "./canvas";
import type { Cloth } from "./fabric";
import { mix, shade, tint } from "./palette";
import type { Surface } from "./surface";
import { at } from "./surface";

/** Draws a cloth's weave and pattern over a surface; the caller cuts it to the piece. */
export function paintPattern(canvas: Canvas, cloth: Cloth, surface: Surface): string {
  // Threads show close by, but each piece filled with them costs; bows and tabs do without.
  const broad = bounds(surface).width > 240;
  const kind = cloth.texture === "none" && canvas.detail && broad ? "thread" : cloth.texture;
  const texture = textures[kind]?.(canvas, cloth) ?? "";
  return `${patterns[cloth.pattern]?.(canvas, cloth, surface) ?? ""}${texture ? fillTile(surface, texture) : ""}`;
}

type Painter = (canvas: Canvas, cloth: Cloth, surface: Surface) => string;

function bounds(surface: Surface): { x: number; y: number; width: number; height: number } {
  const points = [...surface.left, ...surface.right];
  const xs = points.map(([x]) => x * 10);
  const ys = points.map(([, y]) => y * 10);
  const x = Math.min(...xs) - 60;
  const y = Math.min(...ys) - 60;
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(Math.max(...xs) + 60 - x),
    height: Math.round(Math.max(...ys) + 120 - y),
  };
}

function fillTile(surface: Surface, tile: string): string {
  const { x, y, width, height } = bounds(surface);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${tile})"/>`;
}

function tile(canvas: Canvas, size: number, content: string, transform = ""): string {
  return canvas.define(
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${transform ? ` patternTransform="${transform}"` : ""}>${content}</pattern>`,
  );
}

/** Motifs that cross a tile's edge are drawn again on the other side, so that no join shows. */
function wrapped(size: number, reach: number, x: number, y: number, draw: (x: number, y: number) => string): string {
  const around = (value: number): number[] => [
    value,
    ...(value < reach ? [value + size] : []),
    ...(value > size - reach ? [value - size] : []),
  ];
  return around(x)
    .flatMap((px) => around(y).map((py) => draw(px, py)))
    .join("");
}

const round = (value: number): string => `${Math.round(value * 10) / 10}`;

/** A ring of petals, each notched at its tip so that the flower keeps an outline when it is small. */
function petals(count: number, radius: number, width: number, fill: string): string {
  const [w, r] = [round(width), radius];
  const petal = `M0 0C${w} ${round(-r * 0.25)} ${w} ${-r} ${round(width * 0.34)} ${-r}L0 ${round(-r * 0.84)}L${round(-width * 0.34)} ${-r}C-${w} ${-r} -${w} ${round(-r * 0.25)} 0 0`;
  return Array.from(
    { length: count },
    (_, index) => `<path d="${petal}" fill="${fill}" transform="rotate(${Math.round((360 / count) * index)})"/>`,
  ).join("");
}

const leaf = (length: number, width: number): string =>
  `M0 0C${round(width)} ${round(-length * 0.3)} ${round(width * 0.8)} ${round(-length * 0.8)} 0 ${round(-length)}C${round(-width * 0.8)} ${round(-length * 0.8)} ${round(-width)} ${round(-length * 0.3)} 0 0Z`;

/** A peony as printed on silk: three rings of petals that grow paler inwards, stamens, leaves. */
function bloom(canvas: Canvas, cloth: Cloth): string {
  const petal = cloth.accent;
  const green = mix(cloth.base, "#4F6B4A", 0.55);
  const leaves = [112, 148, -92]
    .map(
      (turn, index) =>
        `<path d="${leaf(60 - index * 6, 13)}" fill="${shade(green, index * 0.1)}" transform="rotate(${turn})translate(0 -12)"/>`,
    )
    .join("");
  const stamens = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<path d="M0 0V-11" transform="rotate(${turn})"/>`)
    .join("");
  const gold = mix(petal, "#D2A94A", 0.75);
  return canvas.define(
    (id) =>
      `<g id="${id}">${leaves}${petals(5, 44, 27, shade(petal, 0.12))}<g transform="rotate(36)">${petals(5, 36, 21, tint(petal, 0.15))}</g>${petals(5, 26, 13, tint(petal, 0.45))}<g transform="rotate(30)">${petals(5, 15, 9, tint(petal, 0.2))}</g><g stroke="${gold}" stroke-width="2" stroke-linecap="round">${stamens}</g></g>`,
  );
}

const patterns: Record<string, Painter> = {
  "hoa-nhi": (canvas, cloth, surface) => {
    const random = generator(cloth.base.length + 77);
    const green = mix(cloth.base, "#5B6B4A", 0.5);
    const second = mix(cloth.accent, cloth.base, 0.4);
    const flower = canvas.define(
      (id) => `<g id="${id}">${petals(5, 8, 5, cloth.accent)}<circle r="2" fill="${shade(cloth.accent, 0.35)}"/></g>`,
    );
    const small = canvas.define((id) => `<g id="${id}">${petals(5, 5, 3, second)}</g>`);
    const twig = canvas.define((id) => `<path id="${id}" d="${leaf(12, 4)}" fill="${green}"/>`);
    let content = "";
    const size = 120;
    const spots = pts("18,22 64,14 100,44 38,62 82,84 14,96 52,108 108,112");
    spots.forEach(([x, y], index) => {
      const turn = Math.round(random() * 360);
      const kind = index % 2 === 0 ? flower : small;
      content += wrapped(
        size,
        16,
        x,
        y,
        (px, py) =>
          `<g transform="translate(${px} ${py}) rotate(${turn})"><use href="#${twig}" transform="rotate(70)"/><use href="#${twig}" transform="rotate(-100) scale(.8)"/><use href="#${kind}"/></g>`,
      );
    });
    return fillTile(surface, tile(canvas, size, content, "rotate(12)scale(1.3)"));
  },
  "hoa-lon": (canvas, cloth, surface) => {
    const mark = bloom(canvas, cloth);
    const random = generator(Math.round(at(surface, 0, 1)[1] * 7) + 3);
    const height = at(surface, 0.5, 1)[1] - at(surface, 0.5, 0)[1];
    const rows = Math.max(2, Math.round(height / 13));
    let content = "";
    for (let row = 0; row <= rows; row++) {
      const v = row / rows;
      const width = at(surface, 1, v)[0] - at(surface, 0, v)[0];
      const columns = Math.max(1, Math.round(width / 13));
      for (let column = 0; column < columns; column++) {
        const [x, y] = at(surface, (column + 0.5 + (row % 2 ? 0.25 : -0.25) + (random() - 0.5) * 0.3) / columns, v);
        content += `<use href="#${mark}" transform="translate(${canvas.point([x, y + random() * 4])})rotate(${Math.round(random() * 360)})scale(${round(0.65 + random() * 0.65)})"/>`;
      }
    }
    return `<g opacity=".92">${content}</g>`;
  },
  "cham-bi": (canvas, cloth, surface) => {
    const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${cloth.accent}"/>`;
    return fillTile(surface, tile(canvas, 44, dot(11, 11, 6.5) + dot(33, 33, 6.5), "rotate(8)"));
  },
  soc: (canvas, cloth, surface) => {
    let content = "";
    const width = at(surface, 1, 0.5)[0] - at(surface, 0, 0.5)[0];
    const count = Math.max(3, Math.round(width / 2.5));
    for (let index = 0; index <= count; index++) {
      const u = index / count;
      content += `<path d="${canvas.line([0, 0.33, 0.66, 1].map((v) => at(surface, u, v)))}"/>`;
    }
    return `<g fill="none" stroke="${cloth.accent}" stroke-width="3.4" opacity=".72">${content}</g>`;
  },
  "soc-ngang": (_canvas, cloth, surface) => {
    const { y, height } = bounds(surface);
    let content = "";
    for (let row = Math.ceil(y / 42) * 42; row < y + height; row += 42) content += `M-400 ${row}H400`;
    return `<path d="${content}" stroke="${cloth.accent}" stroke-width="15" opacity=".9"/>`;
  },
  caro: (canvas, cloth, surface) => {
    const dark = shade(cloth.base, 0.34);
    const turn = at(surface, 0.5, 1)[0] - at(surface, 0.5, 0)[0];
    const fall = at(surface, 0.5, 1)[1] - at(surface, 0.5, 0)[1] || 1;
    const lean = Math.round((-Math.atan2(turn, fall) * 180) / Math.PI);
    const bars =
      `<path d="M0 0H16V70H0ZM22 0H25V70H22Z" fill="${dark}" opacity=".42"/><path d="M0 0V16H70V0ZM0 22V25H70V22Z" fill="${dark}" opacity=".42"/>` +
      `<path d="M46 0H49V70H46ZM0 46V49H70V46Z" fill="${cloth.accent}" opacity=".75"/>`;
    return fillTile(surface, tile(canvas, 70, bars, `rotate(${lean})`));
  },
  "tho-cam": (canvas, cloth, surface) => {
    const red = cloth.accent;
    const [gold, cream] = ["#D9A441", "#F0E3C8"];
    const zig = `<path d="M0 8L12 0L24 8L36 0L48 8V14L36 6L24 14L12 6L0 14Z" fill="${cream}"/>`;
    const band = tile(
      canvas,
      48,
      `<path d="M0 0H48V48H0Z" fill="${shade(red, 0.05)}"/>${zig}<path d="M24 15L37 27L24 39L11 27ZM0 15L10 27L0 39ZM48 15L38 27L48 39Z" fill="${gold}"/><path d="M24 20L32 27L24 34L16 27Z" fill="${shade(cloth.base, 0.2)}"/><path d="M24 23.5L28 27L24 30.5L20 27Z" fill="${cream}"/><path d="M0 41H48V44H0Z" fill="${cream}"/>`,
    );
    const height = at(surface, 0.5, 1)[1] - at(surface, 0.5, 0)[1];
    const strip = (v: number, size: number): string => {
      const half = size / height / 2;
      const row = (w: number) => [0, 0.25, 0.5, 0.75, 1].map((u) => at(surface, u, w));
      return `<path d="${canvas.outline([row(v - half), row(v + half).reverse()])}"/>`;
    };
    const bands =
      height > 45
        ? [strip(0.94, 8), strip(0.72, 4.5), strip(0.46, 4.5)]
        : [strip(0.86, Math.min(6, height / 4)), strip(0.35, 3)];
    return `<g fill="url(#${band})">${bands.join("")}</g>`;
  },
  "van-may": (canvas, cloth, surface) => {
    const curl = (x: number, y: number, s: number) =>
      `<g transform="translate(${x} ${y})scale(${s})"><path d="M-30 8C-38 -6 -18 -16 -12 -4C-10 -22 16 -22 14 -4C24 -14 38 0 28 8Z"/><path d="M-22 4C-26 -5 -15 -8 -14 0M-4 2C-8 -14 10 -14 8 -1C8 5 0 4 1 -2M20 4C26 -2 22 -8 17 -3M-34 14H32M-20 19H18"/></g>`;
    const medallion = `<g transform="translate(90 90)"><circle r="24"/><circle r="19"/><path d="M-12 -10H12M-12 0H12M-12 10H12M0 -14V14M-7 -5V5M7 -5V5"/></g>`;
    const thread = mix(cloth.accent, cloth.base, 0.2);
    return fillTile(
      surface,
      tile(
        canvas,
        120,
        `<g fill="none" stroke="${thread}" stroke-width="2" opacity=".78">${curl(36, 32, 1)}${medallion}${curl(92, 34, 0.55)}${curl(34, 94, 0.6)}</g>`,
        "scale(.92)",
      ),
    );
  },
  ombre: (canvas, cloth, surface) => {
    // One dye bath for the whole piece: the heights are those of the figure, so that panels join without a step.
    const bath = gradient(
      canvas,
      [0, 28],
      [0, 136],
      [
        [0, cloth.accent, 0],
        [0.3, cloth.accent, 0.35],
        [0.6, cloth.accent, 0.9],
        [1, cloth.accent],
      ],
    );
    return fillTile(surface, bath);
  },
  loang: (canvas, cloth, surface) => {
    const random = generator(Math.round(at(surface, 1, 0)[1]) + 5);
    const { x, y, width, height } = bounds(surface);
    const wash = canvas.define(
      (id) =>
        `<linearGradient id="${id}" x2="0" y2="1"><stop offset=".15" stop-color="${cloth.accent}" stop-opacity="0"/><stop offset=".95" stop-color="${cloth.accent}" stop-opacity=".95"/></linearGradient>`,
    );
    const cloud = canvas.define(
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${cloth.accent}" stop-opacity=".55"/><stop offset=".7" stop-color="${cloth.accent}" stop-opacity=".25"/><stop offset="1" stop-color="${cloth.accent}" stop-opacity="0"/></radialGradient>`,
    );
    let clouds = "";
    for (let index = 0; index < 9; index++) {
      clouds += `<ellipse cx="${Math.round(lerp(x, x + width, random()))}" cy="${Math.round(lerp(y + height * 0.2, y + height, random()))}" rx="${Math.round(40 + random() * 90)}" ry="${Math.round(50 + random() * 130)}" fill="url(#${cloud})"/>`;
    }
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${wash})"/>${clouds}`;
  },
};

/** Net and sprigs of Chantilly lace, in the cloth's own tones. */
function lace(canvas: Canvas, cloth: Cloth): string {
  const thread = cloth.glow;
  const flower = canvas.define(
    (id) => `<g id="${id}">${petals(6, 13, 6, thread)}<circle r="3.5" fill="${cloth.shade}"/></g>`,
  );
  const sprig = `<path d="M10 70C26 58 34 40 60 34C78 30 92 44 112 40M60 34C56 56 70 72 66 100" fill="none" stroke="${thread}" stroke-width="2.2"/>`;
  const leaves = [
    [30, 56, 20],
    [44, 44, -60],
    [86, 38, 100],
    [64, 66, 140],
    [70, 84, 40],
    [100, 42, 70],
  ]
    .map(
      ([x, y, turn]) => `<path d="${leaf(15, 4.5)}" fill="${thread}" transform="translate(${x} ${y})rotate(${turn})"/>`,
    )
    .join("");
  const blooms = pts("58,32 14,72 68,102 108,40 24,14 100,84")
    .map(([x, y]) => wrapped(120, 14, x!, y!, (px, py) => `<use href="#${flower}" x="${px}" y="${py}"/>`))
    .join("");
  return tile(canvas, 120, `<g opacity=".72">${sprig}${leaves}${blooms}</g>`);
}

const textures: Partial<Record<Cloth["texture"] | "thread", (canvas: Canvas, cloth: Cloth) => string>> = {
  weave: (canvas, cloth) => {
    const random = generator(19);
    const threads = (horizontal: boolean): string =>
      Array.from({ length: 64 }, (_, index) => {
        const [across, start] = [index % 32, Math.round(random() * 96)];
        const length = Math.round(14 + random() * 40);
        return horizontal ? `M${start} ${across * 3}h${length}` : `M${across * 3} ${start}v${length}`;
      }).join("");
    return tile(
      canvas,
      96,
      `<path d="${threads(true)}" stroke="${cloth.shade}" stroke-width="1" opacity=".3"/><path d="${threads(false)}" stroke="${cloth.glow}" stroke-width=".9" opacity=".32"/>`,
    );
  },
  thread: (canvas, cloth) => {
    const random = generator(29);
    const lines = (across: number): string =>
      Array.from(
        { length: 24 },
        (_, index) => `M0 ${(index * 1.5 + across).toFixed(1)}h${Math.round(20 + random() * 40)}`,
      ).join("");
    return tile(
      canvas,
      36,
      `<path d="${lines(0)}" stroke="${cloth.light}" stroke-width=".6" opacity=".22"/><path d="${lines(0.8)}" stroke="${cloth.deep}" stroke-width=".6" opacity=".2"/>`,
      "rotate(32)",
    );
  },
  // Large tiles: a tile of a few millimetres, repeated thousands of times, is slow to rasterise.
  twill: (canvas, cloth) => {
    const lines = (from: number): string =>
      Array.from({ length: 16 }, (_, index) => `M0 ${from + index * 5}H80`).join("");
    return tile(
      canvas,
      80,
      `<path d="${lines(1)}" stroke="${cloth.light}" stroke-width="1.2" opacity=".2"/><path d="${lines(3.5)}" stroke="${cloth.deep}" stroke-width="1.2" opacity=".22"/>`,
      "rotate(-58)",
    );
  },
  tweed: (canvas, cloth) => {
    const random = generator(41);
    const threads = [cloth.glow, cloth.deep, cloth.accent, cloth.light, mix(cloth.base, "#C9A24B", 0.5)];
    let content = "";
    for (let index = 0; index < 34; index++) {
      const color = threads[index % threads.length];
      const [x, y] = [round(random() * 40), round(random() * 40)];
      content +=
        random() < 0.5 ? `<path d="M${x} ${y}h6" stroke="${color}"/>` : `<path d="M${x} ${y}v6" stroke="${color}"/>`;
    }
    return tile(canvas, 40, `<g stroke-width="1.8" opacity=".55">${content}</g>`);
  },
  sequin: (canvas, cloth) => {
    const random = generator(97);
    let content = "";
    for (let row = 0; row < 10; row++) {
      for (let column = 0; column < 10; column++) {
        const x = column * 6 + (row % 2) * 3;
        const spark = random();
        const color = spark > 0.86 ? cloth.glow : spark > 0.6 ? cloth.light : spark > 0.3 ? cloth.shade : cloth.deep;
        content += `<circle cx="${x}" cy="${row * 6}" r="2.8" fill="${color}"/>`;
      }
    }
    return tile(canvas, 60, `<g opacity=".6">${content}</g>`);
  },
  pebble: (canvas, cloth) => {
    const random = generator(23);
    let content = "";
    for (let index = 0; index < 26; index++) {
      content += `<circle cx="${round(random() * 20)}" cy="${round(random() * 20)}" r="${round(0.6 + random())}" fill="${random() < 0.5 ? cloth.light : cloth.shade}"/>`;
    }
    return tile(canvas, 20, `<g opacity=".25">${content}</g>`);
  },
  lace,
};
