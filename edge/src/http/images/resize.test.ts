import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openMedia, StoreError } from "@thuot-tha/shared/server";
import sharp from "sharp";
import { temporaryFolder } from "../../testing/release.ts";
import { diskCache } from "./disk-cache.ts";
import { createPictures, formatFor, type PictureFormat, pictureAt } from "./resize.ts";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><rect width="900" height="1200" fill="#7B2D43"/></svg>';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let options: Parameters<typeof createPictures>[0];
let pictures: ReturnType<typeof createPictures>;
beforeEach(async () => {
  folder = await temporaryFolder();
  const originals = join(folder.path, "media");
  for (const path of ["products/dam.svg", "resized/products/dam.svg/240x320.avif"]) {
    await mkdir(join(originals, path, ".."), { recursive: true });
    await writeFile(join(originals, path), svg);
  }
  await mkdir(join(originals, "probe"));
  await writeFile(join(originals, "probe/conditional-write.json"), "{}");
  await writeFile(join(originals, "products/empty.svg"), "");
  await writeFile(join(folder.path, "secret.svg"), svg);
  options = {
    media: await openMedia({ folder: originals }),
    storesResized: false,
    cache: diskCache(join(folder.path, "cache"), 1_000_000, () => undefined),
    now: () => new Date(),
    onServed: () => undefined,
    onUnstored: () => undefined,
  };
  pictures = createPictures(options);
});
afterEach(() => folder.remove());

describe("createPictures", () => {
  it.each([
    ["avif", "heif"],
    ["webp", "webp"],
    ["jpeg", "jpeg"],
  ] as const)("resizes a picture to the requested size, as %s, and caches it", async (format, known) => {
    const bytes = await pictures.get("240x320", "products/dam.svg", format);
    expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ width: 240, height: 320, format: known });
    expect(await readFile(join(folder.path, "cache", "240x320", `products/dam.svg.${format}`))).toEqual(bytes);
  });

  it("resizes a picture although the cache is not writable", async () => {
    await writeFile(join(folder.path, "cache"), "no folder");
    const bytes = await pictures.get("240x320", "products/dam.svg", "webp");
    expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ width: 240, height: 320 });
  });

  it.each([
    ["a size that is not in the list", "241x320", "products/dam.svg"],
    ["a picture there is not", "240x320", "products/other.svg"],
    ["what lies outside the folder", "240x320", "../secret.svg"],
    ["a resized picture", "240x320", "resized/products/dam.svg/240x320.avif"],
    ["a folder", "240x320", "products"],
    ["what lies below a picture", "240x320", "products/dam.svg/front.svg"],
    ["a file that is no picture", "240x320", "probe/conditional-write.json"],
    ["an empty file", "240x320", "products/empty.svg"],
    ["a name longer than files have", "240x320", `${"a".repeat(300)}.svg`],
  ])("has nothing for %s", async (_, size, path) => {
    expect(await pictures.get(size, path, "webp")).toBeNull();
  });
});

describe("a store that is slow", () => {
  let reads: number;
  let isRead: () => void;
  let reading: Promise<void>;
  let finish: () => void;
  let slow: ReturnType<typeof createPictures>;
  beforeEach(() => {
    reads = 0;
    reading = new Promise<void>((resolve) => (isRead = resolve));
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const read = async () => {
      reads++;
      isRead();
      await finished;
      return Buffer.from(svg);
    };
    const files = new Map<string, Buffer>();
    const cache = {
      read: async (name: string) => files.get(name) ?? null,
      write: async (name: string, bytes: Buffer) => void files.set(name, bytes),
      remove: async (name: string) => void files.delete(name),
    };
    slow = createPictures({ ...options, cache, media: { ...options.media, has: async () => true, read } });
  });

  it("resizes no picture for a document while a browser waits for another one", async () => {
    const first = slow.get("240x320", "products/dam.svg", "webp");
    await reading;
    expect(slow.getWhenIdle("360x480", "products/dam.svg", "webp")).toBeNull();
    finish();
    const bytes = await first;
    expect(await slow.getWhenIdle("240x320", "products/dam.svg", "webp")).toEqual(bytes);
  });

  it("has the originals of two pictures in memory, and refuses some hundreds that would wait", async () => {
    const get = (index: number) => slow.get("240x320", `products/${index}.svg`, "webp");
    const all = Array.from({ length: 302 }, (_, index) => get(index));
    await reading;
    await expect(get(302)).rejects.toThrow("300 pictures wait");
    expect(reads).toBe(2);
    finish();
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(302);
  });
});

describe("addresses without a picture", () => {
  it("take no turn of a picture that can be resized, and at most eight requests to the store at a time", async () => {
    let [asked, answer] = [0, () => {}];
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const has = async (path: string) => {
      if (path === "products/dam.svg") return true;
      asked++;
      await answered;
      return false;
    };
    const cache = { read: async () => null, write: async () => undefined, remove: async () => undefined };
    const shop = createPictures({ ...options, cache, media: { ...options.media, has } });
    const get = (path: string) => shop.get("240x320", path, "webp");
    const few = Array.from({ length: 7 }, (_, index) => get(`x${index}`));
    expect(await get("products/dam.svg")).not.toBeNull();
    const more = Array.from({ length: 100 }, (_, index) => get(`y${index}`));
    while (asked < 8) await new Promise(setImmediate);
    expect(asked).toBe(8);
    answer();
    expect(new Set(await Promise.all([...few, ...more]))).toEqual(new Set([null]));
  });

  it("are not looked for again for five seconds, then found", async () => {
    let now = new Date("2026-12-01T03:00:00Z");
    let requests = 0;
    const has = (path: string) => {
      requests += 1;
      return options.media.has(path);
    };
    const shop = createPictures({ ...options, media: { ...options.media, has }, now: () => now });
    const get = () => shop.get("240x320", "products/new.svg", "webp");
    expect([await get(), await get(), requests]).toEqual([null, null, 1]);
    await writeFile(join(folder.path, "media", "products", "new.svg"), svg);
    now = new Date("2026-12-01T03:00:04.999Z");
    expect([await get(), requests]).toEqual([null, 1]);
    now = new Date("2026-12-01T03:00:05Z");
    expect(await get()).not.toBeNull();
  });
});

describe("a clock that is set back", () => {
  const late = new Date("2026-12-01T03:00:00Z");
  const early = new Date("2026-12-01T02:00:00Z");

  it("does not hide a new picture for longer", async () => {
    let now = late;
    const shop = createPictures({ ...options, now: () => now });
    const get = () => shop.get("240x320", "products/new.svg", "webp");
    expect(await get()).toBeNull();
    await writeFile(join(folder.path, "media", "products", "new.svg"), svg);
    now = early;
    expect(await get()).not.toBeNull();
  });

  it("does not keep a store from being requested again that did not answer", async () => {
    let now = late;
    let isAway = true;
    const has = async (path: string) => {
      if (isAway) throw new StoreError("unreachable", "The bucket shop does not answer.");
      return options.media.has(path);
    };
    const shop = createPictures({ ...options, media: { ...options.media, has }, now: () => now });
    const get = () => shop.get("240x320", "products/dam.svg", "webp");
    await expect(get()).rejects.toThrow("does not answer");
    isAway = false;
    now = early;
    expect(await get()).not.toBeNull();
  });
});

describe("a customer's picture that was removed", () => {
  const path = "uploads/avatar/mai.svg";
  const original = () => join(folder.path, "media", path);
  let now: Date;
  let shop: ReturnType<typeof createPictures>;
  const get = (size = "240x320") => shop.get(size, path, "webp");

  beforeEach(async () => {
    now = new Date("2026-12-01T03:00:00Z");
    await mkdir(join(original(), ".."), { recursive: true });
    await writeFile(original(), svg);
    shop = createPictures({ ...options, now: () => now });
  });

  it("is shown from the cache for an hour at most", async () => {
    expect(await get()).not.toBeNull();
    await get();
    await rm(original());
    now = new Date("2026-12-01T03:59:59Z");
    expect(await get()).not.toBeNull();
    now = new Date("2026-12-01T04:00:00Z");
    expect(await get()).toBeNull();
    await expect(stat(join(folder.path, "cache", "240x320", `${path}.webp`))).rejects.toThrow("ENOENT");
  });

  it("is shown for no longer when the clock is set back", async () => {
    expect(await get()).not.toBeNull();
    await get();
    await rm(original());
    now = new Date("2026-12-01T01:00:00Z");
    expect(await get()).toBeNull();
  });

  it("is shown while its store does not answer", async () => {
    expect(await get()).not.toBeNull();
    const has = () => Promise.reject(new StoreError("unreachable", "The bucket shop does not answer."));
    shop = createPictures({ ...options, media: { ...options.media, has }, now: () => now });
    expect(await get()).not.toBeNull();
  });

  it("is not shared with other edges when it was removed while it was resized", async () => {
    const bucket = new Map<string, Buffer>();
    const unstored: unknown[] = [];
    const media = {
      ...options.media,
      has: async (key: string) => key === path && bucket.size === 0,
      read: async (key: string) => (key === path ? Buffer.from(svg) : null),
      put: async (key: string, bytes: Buffer) => void bucket.set(key, bytes),
      remove: async (key: string) => void bucket.delete(key),
    };
    shop = createPictures({ ...options, media, storesResized: true, onUnstored: (error) => unstored.push(error) });
    expect(await get()).not.toBeNull();
    await new Promise(setImmediate);
    expect([[...bucket.keys()], unstored]).toEqual([[], []]);
  });
});

describe("cached", () => {
  it("is a picture that was resized before, in its format", async () => {
    const cached = (format: PictureFormat) => pictures.cached("240x320", "products/dam.svg", format);
    expect(await cached("avif")).toBeNull();
    const bytes = await pictures.get("240x320", "products/dam.svg", "avif");
    expect(await cached("avif")).toEqual(bytes);
    expect(await cached("webp")).toBeNull();
  });

  it("reads nothing outside of its folder", async () => {
    await mkdir(join(folder.path, "cache", "240x320"), { recursive: true });
    await writeFile(join(folder.path, "cache", "secret.svg.avif"), "secret");
    expect(await pictures.cached("240x320", "../secret.svg", "avif")).toBeNull();
  });
});

describe("pictureAt", () => {
  it.each([
    ["/media/240x320/products/dam.svg", ["240x320", "products/dam.svg"]],
    ["/media/240x320/products/%C3%A1o%20d%C3%A0i%20%233%25.jpg", ["240x320", "products/áo dài #3%.jpg"]],
    ["/media/240x320/products/100%.jpg", ["", ""]],
    ["/media/240x320/", ["", ""]],
    ["/elsewhere/240x320/products/dam.svg", ["", ""]],
    ["https://other.example/media/240x320/dam.svg", ["", ""]],
  ])("of %s is %j", (address, expected) => {
    expect(pictureAt(address)).toEqual(expected);
  });
});

describe("a store that does not answer", () => {
  it("is not requested again for five seconds", async () => {
    let now = new Date("2026-12-01T03:00:00Z");
    let requests = 0;
    const away = createPictures({
      ...options,
      media: {
        ...options.media,
        read: async () => {
          requests += 1;
          throw new StoreError("unreachable", "The bucket shop does not answer.");
        },
      },
      now: () => now,
    });
    for (const [time, expected] of [
      ["2026-12-01T03:00:00Z", 1],
      ["2026-12-01T03:00:04.999Z", 1],
      ["2026-12-01T03:00:05Z", 2],
    ] as const) {
      now = new Date(time);
      await expect(away.get("240x320", "products/dam.svg", "webp")).rejects.toThrow("does not answer");
      expect(requests).toBe(expected);
    }
  });
});

describe("formatFor", () => {
  it("picks the best format that the browser accepts", () => {
    expect(formatFor("image/avif,image/webp,*/*")).toBe("avif");
    expect(formatFor("image/webp,*/*")).toBe("webp");
    expect(formatFor("*/*")).toBe("jpeg");
  });
});
