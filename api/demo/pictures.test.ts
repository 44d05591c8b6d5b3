import { drawBanner, drawProduct } from "./artwork/index.ts";
import { banners, products as looks } from "./artwork/looks/index.ts";
import { type Catalogue, catalogueOf, readDemo } from "./catalogue.ts";
import { allPictures } from "./pictures.ts";

/** Names of the elements left open, or closed out of order; empty for well-formed text. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = "", selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (slash) {
      if (open.pop() !== name) return [name];
    } else if (!selfClosed) open.push(name);
  }
  return open;
}

let catalogue: Catalogue;
let pictures: { path: string; svg: string }[];
beforeAll(async () => {
  catalogue = catalogueOf(await readDemo());
  pictures = [...allPictures(catalogue)];
});

describe("allPictures", () => {
  it("has at least two views of every colour of a product, a picture of every banner and page, each path once", () => {
    const paths = new Set(pictures.map((picture) => picture.path));
    expect(paths.size).toBe(pictures.length);
    for (const { code, colors } of catalogue.products) {
      const views = catalogue.pictures.filter(({ product }) => product === code);
      for (const color of colors) expect(views.filter((view) => view.color === color).length).toBeGreaterThan(1);
      expect(views.filter(({ file }) => !paths.has(file))).toEqual([]);
    }
    for (const { code } of catalogue.banners) expect(paths.has(`banners/${code}.svg`)).toBe(true);
    const portraits = [...paths].filter((path) => path.endsWith("-portrait.svg"));
    const heroes = catalogue.banners.filter(({ position }) => position === "home-hero");
    expect(portraits).toEqual(heroes.map(({ code }) => `banners/${code}-portrait.svg`));
    for (const { slug } of catalogue.pages) expect(paths.has(`pages/${slug}.svg`)).toBe(true);
  });

  it("is well-formed, without broken numbers or references", () => {
    for (const { path, svg } of pictures) {
      expect([path, svg.slice(0, 39), svg.slice(-6)]).toEqual([
        path,
        '<svg xmlns="http://www.w3.org/2000/svg"',
        "</svg>",
      ]);
      expect([path, unbalanced(svg)]).toEqual([path, []]);
      expect([path, /NaN|undefined|Infinity|\[object/.exec(svg)]).toEqual([path, null]);
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect([path, new Set(ids).size]).toEqual([path, ids.length]);
      const known = new Set(ids);
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect([path, used.filter((id) => !known.has(id))]).toEqual([path, []]);
    }
  });

  it("stays light: 40 kB for a product, 100 kB for a scene of three garments", () => {
    const heavy = pictures.filter(({ path, svg }) => svg.length > (/^(banners|pages)\//.test(path) ? 100 : 40) * 1024);
    expect(heavy.map(({ path, svg }) => `${path} ${Math.round(svg.length / 1024)} kB`)).toEqual([]);
  });
});

describe("drawProduct", () => {
  it("draws the same picture from the same drawing", () => {
    for (const look of Object.values(looks).slice(0, 12)) {
      const drawing = { ...look, family: "ao-dai", color: "#7B2D43" } as const;
      expect(drawProduct(drawing, 1, "arch-ivory")).toBe(drawProduct({ ...drawing }, 1, "arch-ivory"));
    }
  });

  it("draws each view of each product differently", () => {
    const products = pictures.filter(({ path }) => path.startsWith("products/"));
    expect(new Set(products.map(({ svg }) => svg)).size).toBe(products.length);
  });
});

describe("drawBanner", () => {
  it("draws the same scene from the same drawing, and puts no text in it", () => {
    for (const scene of Object.values(banners)) {
      expect(drawBanner(scene)).toBe(drawBanner(scene));
      expect(drawBanner(scene)).not.toContain("<text");
      expect(drawBanner(scene)).toContain('viewBox="0 0 1600 900"');
      expect(drawBanner(scene, "portrait")).toContain('viewBox="0 0 1200 1500"');
    }
  });
});
