import { type S3Server, startS3 } from "@thuot-tha/shared/build/s3-server";
import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { createApp } from "../app.ts";
import { cleanUp } from "../jobs/clean-up.ts";
import { readyMedia } from "../media.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const env: Record<string, string> = { MEDIA_STORE: "s3://shop/media" };
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
  env.S3_ENDPOINT = s3.endpoint;
  process.env.AWS_ACCESS_KEY_ID = "key";
  process.env.AWS_SECRET_ACCESS_KEY = "secret";
});
const shop = useShop(env);
afterAll(() => s3.close());
afterEach(() => {
  s3.revive();
  shop.setNow("2026-12-01T03:00:00Z");
});

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#7b2d43" } })
    .jpeg()
    .toBuffer();

async function ticket() {
  const customer = await newCustomer(shop);
  const { body } = await customer.browser.call(requestAvatarUpload, {
    body: { contentType: "image/jpeg", size: 1000 },
  });
  return { ...customer, ...body };
}

const put = async (uploadUrl: string, app: FastifyInstance = shop.app) => {
  const headers = { "content-type": "image/jpeg" };
  const { pathname } = new URL(uploadUrl);
  const answer = await app.inject({ method: "PUT", url: pathname, headers, payload: await picture() });
  return [answer.statusCode, answer.json().message, answer.headers["retry-after"]];
};
const stored = [200, undefined, undefined];
const isStored = (path: string) => s3.objects.has(`media/${path}`);

describe("an upload into a bucket", () => {
  it("may arrive at another API process than the one that gave its address", async () => {
    const { browser, uploadUrl, path } = await ticket();
    const media = await readyMedia(shop.context.config.media);
    const other = await createApp({ ...shop.context, media }, shop.hub);
    expect(await put(uploadUrl, other)).toEqual(stored);
    await other.close();
    expect((await sharp(s3.objects.get(`media/${path}`)?.bytes).metadata()).format).toBe("webp");
    const body = { fullName: "Lê Thị Cúc", phone: "0981234567", avatar: path };
    const { status, body: profile } = await browser.call(updateProfile, { body });
    expect([status, profile.user.avatar]).toEqual([200, path]);
  });

  it("is refused while the bucket fails, and its address can be used afterwards", async () => {
    const { uploadUrl, path } = await ticket();
    s3.refuse(503, "SlowDown");
    expect(await put(uploadUrl)).toEqual([503, "Chưa lưu được ảnh lúc này. Bạn thử lại sau giây lát nhé.", "5"]);
    s3.revive();
    expect(await put(uploadUrl)).toEqual(stored);
    expect(isStored(path)).toBe(true);
  });
});

describe("an unused picture in a bucket", () => {
  it("is deleted after a day with its resized copies, also when the bucket fails at first", async () => {
    const { uploadUrl, path } = await ticket();
    expect(await put(uploadUrl)).toEqual(stored);
    const kept = await ticket();
    expect(await put(kept.uploadUrl)).toEqual(stored);
    const body = { fullName: "Lê Thị Cúc", phone: "0981234568", avatar: kept.path };
    expect((await kept.browser.call(updateProfile, { body })).status).toBe(200);
    for (const size of ["100x100", "240x240"]) {
      await shop.context.media.put(`resized/${path}/${size}.avif`, Buffer.from("small"));
    }
    shop.setNow("2026-12-02T03:00:01Z");
    s3.refuse(503, "SlowDown");
    await expect(cleanUp(shop.context)).rejects.toMatchObject({ trouble: "unreachable" });
    s3.revive();
    await cleanUp(shop.context);
    expect([...s3.objects.keys()].filter((key) => key.includes(path))).toEqual([]);
    expect(isStored(kept.path)).toBe(true);
  });
});
