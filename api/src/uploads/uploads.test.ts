import { readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import sharp from "sharp";
import { doChores } from "../services/chores.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const folder = join(tmpdir(), `thuot-tha-uploads-${process.pid}`);
const shop = useShop({ MEDIA_DIR: folder });
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

type Customer = Awaited<ReturnType<typeof newCustomer>>;
const ask = { contentType: "image/jpeg", size: 1000 } as const;
const canvas = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: "#7b2d43" } });

async function ticket({ browser }: Customer) {
  const { status, body } = await browser.call(requestAvatarUpload, { body: ask });
  expect(status).toBe(200);
  return body;
}

const put = (uploadUrl: string, payload: Buffer | string, contentType = "image/jpeg") =>
  shop.app.inject({
    method: "PUT",
    url: new URL(uploadUrl).pathname,
    headers: { "content-type": contentType },
    payload,
  });

/** A customer with a stored picture. @returns its path */
async function uploaded(customer: Customer): Promise<string> {
  const { uploadUrl, path } = await ticket(customer);
  expect((await put(uploadUrl, await canvas().jpeg().toBuffer())).statusCode).toBe(200);
  return path;
}

const isStored = (path: string) => stat(join(folder, path)).then(Boolean, () => false);
const profile = { fullName: "Lê Thị Cúc", phone: "0981234567" };

describe("an uploaded picture", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "may be %s, and is kept upright and without what it tells of its maker",
    async (format) => {
      const { uploadUrl, path } = await ticket(await newCustomer(shop));
      expect(uploadUrl).toMatch(/^http:\/\/[\w.:]+\/v2\/upload\/[\w-]{43}$/);
      expect(path).toMatch(/^uploads\/avatar\/[\w-]{36}\.webp$/);
      const gps = { IFD0: { Orientation: "6", Make: "Camera" }, IFD3: { GPSLatitude: "10/1 46/1 0/1" } };
      const bytes = await canvas().withExif(gps).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
      const answer = await put(uploadUrl, bytes, `image/${format}`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { path }]);
      const kept = await sharp(await readFile(join(folder, path))).metadata();
      expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(["webp", 40, 60, undefined]);
    },
  );

  it("is made no larger than any screen needs", async () => {
    const { uploadUrl, path } = await ticket(await newCustomer(shop));
    await put(uploadUrl, await canvas(4000, 1000).png().toBuffer(), "image/png");
    const { width, height } = await sharp(await readFile(join(folder, path))).metadata();
    expect([width, height]).toEqual([2048, 512]);
  });

  it("is told by its content, whatever it is called", async () => {
    const { uploadUrl } = await ticket(await newCustomer(shop));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const [payload, contentType] of [
      [svg, "image/png"],
      ["%PDF-1.7", "image/jpeg"],
      ["hello", "text/plain"],
    ] as const) {
      const answer = await put(uploadUrl, payload, contentType);
      expect([answer.statusCode, answer.json().message]).toEqual([415, "Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF."]);
    }
  });

  it("must be whole", async () => {
    const { uploadUrl } = await ticket(await newCustomer(shop));
    const whole = await canvas(400, 400).jpeg().toBuffer();
    const answer = await put(uploadUrl, whole.subarray(0, 700));
    expect([answer.statusCode, answer.json().code]).toEqual([400, "IMAGE_UNREADABLE"]);
  });

  it("may weigh 5 MB", async () => {
    const { uploadUrl } = await ticket(await newCustomer(shop));
    const answer = await put(uploadUrl, Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
    expect([answer.statusCode, answer.json()]).toEqual([
      ...[413, { code: "PAYLOAD_TOO_LARGE", message: "Ảnh tối đa 5 MB." }],
    ]);
  });

  it("is not even read where nobody was given the address", async () => {
    const answer = await put("https://shop.example/v2/upload/made-up", Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
    expect([answer.statusCode, answer.json().code]).toEqual([404, "UPLOAD_NOT_FOUND"]);
  });

  it("may not unfold to more than fits into memory", async () => {
    const { uploadUrl } = await ticket(await newCustomer(shop));
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: "#fff" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const answer = await put(uploadUrl, bomb, "image/png");
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      "Ảnh có quá nhiều điểm ảnh. Bạn chọn ảnh nhỏ hơn nhé.",
    ]);
  });
});

describe("the address of an upload", () => {
  it("takes one picture, for ten minutes", async () => {
    const customer = await newCustomer(shop);
    const bytes = await canvas().jpeg().toBuffer();
    const used = await ticket(customer);
    const late = await ticket(customer);
    expect((await put(used.uploadUrl, bytes)).statusCode).toBe(200);
    expect((await put(used.uploadUrl, bytes)).statusCode).toBe(404);
    shop.setNow("2026-12-01T03:10:00Z");
    const answer = await put(late.uploadUrl, bytes);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "UPLOAD_NOT_FOUND"]);
    expect(await isStored(late.path)).toBe(false);
  });

  it("is for customers, who get sixty in an hour", async () => {
    expect((await shop.browser().call(requestAvatarUpload, { body: ask })).status).toBe(401);
    const customer = await newCustomer(shop);
    for (let count = 0; count < 60; count += 1) await ticket(customer);
    const { status, headers } = await customer.browser.call(requestAvatarUpload, { body: ask });
    expect([status, headers["retry-after"]]).toEqual([429, "3600"]);
  });

  it("is refused for what would not be taken anyway", async () => {
    const { browser } = await newCustomer(shop);
    const body = { contentType: "image/gif", size: 6_000_000 };
    const { status, error } = await browser.call(requestAvatarUpload, { body: body as never });
    expect([status, error.fields]).toEqual([
      ...[400, { contentType: "Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF.", size: "Ảnh tối đa 5 MB." }],
    ]);
  });
});

describe("a customer's avatar", () => {
  it("is an upload of their own", async () => {
    const customer = await newCustomer(shop);
    const avatar = await uploaded(customer);
    const { status, body } = await customer.browser.call(updateProfile, { body: { ...profile, avatar } });
    expect([status, body.user.avatar]).toEqual([200, avatar]);
    const kept = await customer.browser.call(updateProfile, { body: profile });
    expect(kept.body.user.avatar).toBe(avatar);
    const gone = await customer.browser.call(updateProfile, { body: { ...profile, avatar: null } });
    expect(gone.body.user.avatar).toBeNull();
  });

  it("is never another customer's, a picture of the shop, or one that was not stored", async () => {
    const { browser } = await newCustomer(shop);
    const own = await ticket({ browser } as Customer);
    const paths = [await uploaded(await newCustomer(shop)), "products/dam-lua-sen-1.svg", own.path];
    for (const avatar of paths) {
      const body = { fullName: "Lê Thị Cúc", phone: "0981234568", avatar };
      const { status, error } = await browser.call(updateProfile, { body });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ["avatar"]]);
    }
  });
});

describe("pictures that nothing uses", () => {
  it("go after a day, and those that have been replaced go too", async () => {
    const customer = await newCustomer(shop);
    const forgotten = await uploaded(customer);
    const replaced = await uploaded(customer);
    const avatar = await uploaded(customer);
    const body = { fullName: "Lê Thị Cúc", phone: "0981234569" };
    await customer.browser.call(updateProfile, { body: { ...body, avatar: replaced } });
    await customer.browser.call(updateProfile, { body: { ...body, avatar } });
    await doChores(shop.context);
    expect(await Promise.all([forgotten, replaced, avatar].map(isStored))).toEqual([true, true, true]);
    shop.setNow("2026-12-02T03:00:01Z");
    await doChores(shop.context);
    expect(await Promise.all([forgotten, replaced, avatar].map(isStored))).toEqual([false, false, true]);
  });
});
