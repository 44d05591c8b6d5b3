import { rename } from "node:fs/promises";
import { join } from "node:path";
import { type S3Server, startS3 } from "@thuot-tha/shared/build/s3-server";
import { openMedia } from "@thuot-tha/shared/server";
import fastify, { type FastifyInstance } from "fastify";
import { TooManyReads } from "../../releases/bounded-reads.ts";
import { eventually, type RunningEdge, runningEdge } from "../../testing/running-edge.ts";
import { servePictures } from "./images.ts";
import { type ResizedPictures, ResizeQueueFull } from "./resize.ts";

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><rect width="900" height="1200" fill="#7B2D43"/></svg>',
);
const dress = "/media/240x320/products/dam.svg";

let shop: RunningEdge;

const readyz = async (edge?: FastifyInstance) => (await shop.get("/readyz", "", edge)).json();
const metrics = async (edge?: FastifyInstance) => (await shop.get("/metrics", "", edge)).body;
const answer = async (url: string, edge?: FastifyInstance) => {
  const { statusCode, headers } = await shop.get(url, "", edge);
  return [statusCode, headers["retry-after"], headers["cache-control"]];
};
const shown = [200, undefined, "public, max-age=604800, stale-while-revalidate=86400"];
const unavailable = [503, "5", "no-store"];

describe("pictures in a bucket", () => {
  let s3: S3Server;
  beforeEach(async () => {
    s3 = await startS3();
    process.env.AWS_ACCESS_KEY_ID = "key";
    process.env.AWS_SECRET_ACCESS_KEY = "secret";
    const bucket = { bucket: "shop", prefix: "media/", endpoint: s3.endpoint, region: "us-east-1" };
    await (await openMedia(bucket)).put("products/dam.svg", svg);
    shop = await runningEdge({
      MEDIA_STORE: "s3://shop/media",
      S3_ENDPOINT: s3.endpoint,
      STORE_CHECK_INTERVAL_MS: "5",
      IMAGE_CACHE_DIR: "one",
    });
  });
  afterEach(async () => {
    await s3.close();
    await shop.close();
  });

  it("are resized by one edge for all", async () => {
    expect(await answer(dress)).toEqual(shown);
    await eventually(async () => s3.objects.has("media/resized/products/dam.svg/240x320.jpeg"), true);
    // Without its original, a picture cannot be resized again.
    s3.objects.delete("media/products/dam.svg");
    const other = await shop.another({ IMAGE_CACHE_DIR: "other" });
    expect(await answer(dress, other)).toEqual(shown);
    expect(await metrics(other)).toContain('shop_pictures_total{source="bucket"} 1');
    expect(await answer("/media/240x320/products/other.svg", other)).toEqual([404, undefined, "no-store"]);
  });

  it("are shown although the bucket takes no resized ones", async () => {
    s3.refuse(403, "AccessDenied", ["PUT"]);
    expect(await answer(dress)).toEqual(shown);
    expect(await answer(dress)).toEqual(shown);
    expect(await metrics()).toMatch(/shop_pictures_total{source="original"} 1\nshop_pictures_total{source="cache"} 1/);
  });

  it("are shown from the cache while the bucket is away, and others answered with 503 that nothing caches", async () => {
    expect(await answer(dress)).toEqual(shown);
    s3.refuse(503, "SlowDown");
    expect(await answer("/media/600x800/products/dam.svg")).toEqual(unavailable);
    expect(await answer(dress)).toEqual(shown);
    await eventually(async () => (await readyz()).media, "unreachable");
    expect(await readyz()).toMatchObject({ api: true, composition: true, store: "ok", degraded: true });
    expect((await shop.get("/readyz")).statusCode).toBe(200);
    expect(await metrics()).toContain('shop_media_store_trouble{trouble="unreachable"} 1');
    expect((await shop.get("/home")).statusCode).toBe(200);
    s3.revive();
    await eventually(async () => (await readyz()).degraded, false);
    expect(await metrics()).not.toContain("shop_media_store_trouble{");
  });

  it("of a bucket that denies them are answered with 503, not as if they had never been", async () => {
    s3.refuse(403, "AccessDenied");
    expect(await answer(dress)).toEqual(unavailable);
    expect(await metrics()).toContain('shop_pictures_total{source="none"} 1');
    s3.revive();
    expect(await answer(dress)).toEqual(shown);
  });
});

describe("pictures in a folder", () => {
  afterEach(() => shop.close());

  it("that is not mounted are answered with 503", async () => {
    shop = await runningEdge({ STORE_CHECK_INTERVAL_MS: "5" });
    expect(await answer(dress)).toEqual([404, undefined, "no-store"]);
    await rename(join(shop.folder, "media"), join(shop.folder, "elsewhere"));
    expect(await answer("/media/600x800/products/dam.svg")).toEqual(unavailable);
    await eventually(async () => (await readyz()).media, "missing");
  });
});

describe("pictures that would wait too long", () => {
  it.each([
    ["to be resized", new ResizeQueueFull("300 pictures wait")],
    ["to be looked for", new TooManyReads("300 reads of pictures wait")],
  ])("%s are answered with 503, and counted", async (_, error) => {
    const app = fastify();
    const get = () => Promise.reject(error);
    let unavailable = 0;
    servePictures(app, { get } as unknown as ResizedPictures, () => unavailable++);
    expect((await app.inject(dress)).statusCode).toBe(503);
    expect(unavailable).toBe(1);
  });
});
