import { readFile, rm, stat } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import sharp, { type Sharp } from "sharp";
import { rows } from "../db/rows.ts";
import { uploads } from "../db/schema/customers.ts";
import { users } from "../db/schema/people.ts";
import { cleanUp } from "../jobs/clean-up.ts";
import { hashToken } from "../secrets.ts";
import { runsOnServer } from "../testing/database.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";
import { readLimited } from "./route.ts";
import { sweepUploads } from "./sweep.ts";

const folder = join(tmpdir(), `thuot-tha-uploads-${process.pid}`);
const shop = useShop({ MEDIA_STORE: folder, UPLOADS_IN_FLIGHT_BYTES: String(20 * 1024 * 1024) });
let origin = "";
beforeAll(async () => {
  origin = await shop.app.listen({ port: 0 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const onServer = runsOnServer ? it : it.skip;
type Customer = Awaited<ReturnType<typeof newCustomer>>;
const upload = { contentType: "image/jpeg", size: 1000 } as const;
const canvas = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: "#7b2d43" } });

async function ticket({ browser }: Customer) {
  const { status, body } = await browser.call(requestAvatarUpload, { body: upload });
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

/** Sends a picture over the network. */
async function send(uploadUrl: string, body: Uint8Array<ArrayBuffer>) {
  const headers = { "content-type": "image/jpeg" };
  const response = await fetch(new URL(new URL(uploadUrl).pathname, origin), { method: "PUT", headers, body });
  const { code, message } = (await response.json()) as { code?: string; message?: string };
  return { status: response.status, code, message, retryAfter: response.headers.get("retry-after") };
}

const claimsOf = async (uploadUrl: string) => {
  const tokenHash = hashToken(uploadUrl.slice(uploadUrl.lastIndexOf("/") + 1));
  return shop.context.db.$count(uploads, and(eq(uploads.tokenHash, tokenHash), isNotNull(uploads.claimedAt)));
};

/** Polls until a condition holds, at most until the test's own timeout. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Announces a picture of `length` bytes, sends `sent` of them, and stops. */
async function begin(uploadUrl: string, length: number, sent = 3) {
  const { pathname } = new URL(uploadUrl);
  const headers = { "content-type": "image/jpeg", "content-length": length };
  const upload = request(new URL(pathname, origin), { method: "PUT", headers });
  upload.on("error", () => {});
  upload.write(Buffer.alloc(sent));
  await until(async () => (await claimsOf(uploadUrl)) === 1);
  return upload;
}

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

  it("is scaled down to the largest size shown", async () => {
    const { uploadUrl, path } = await ticket(await newCustomer(shop));
    await put(uploadUrl, await canvas(4000, 1000).png().toBuffer(), "image/png");
    const { width, height } = await sharp(await readFile(join(folder, path))).metadata();
    expect([width, height]).toEqual([2048, 512]);
  });

  it("is recognised by its content, not by its content type", async () => {
    const { uploadUrl } = await ticket(await newCustomer(shop));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const [payload, contentType] of [
      [svg, "image/png"],
      [`<!--ftypavif-->${svg}`, "image/avif"],
      ["%PDF-1.7", "image/jpeg"],
      ["hello", "text/plain"],
    ] as const) {
      const answer = await put(uploadUrl, payload, contentType);
      expect([answer.statusCode, answer.json().message]).toEqual([415, "Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF."]);
    }
  });

  it("must be complete", async () => {
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

  it("is not read at an unknown address", async () => {
    const answer = await put("https://shop.example/v2/upload/made-up", Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
    expect([answer.statusCode, answer.json().code]).toEqual([404, "UPLOAD_NOT_FOUND"]);
  });

  it("is refused when it would decode to more than fits into memory", async () => {
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

  it("may have fewer pixels as AVIF, which takes more memory to decode", async () => {
    const { uploadUrl } = await ticket(await newCustomer(shop));
    const statusOf = async (picture: Sharp) => (await put(uploadUrl, await picture.toBuffer())).statusCode;
    expect(await statusOf(canvas(4100, 4000).avif({ effort: 0 }))).toBe(413);
    expect(await statusOf(canvas(4100, 4000).jpeg())).toBe(200);
  });
});

describe("readLimited", () => {
  it("stores no part of a body that may occupy no memory", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc");
    const read: WeakRef<Buffer>[] = [];
    const next = () => {
      const chunk = Buffer.alloc(1000);
      read.push(new WeakRef(chunk));
      return chunk;
    };
    async function* body() {
      yield next();
      yield next();
      await new Promise(setImmediate);
      collectGarbage();
      yield next();
    }
    const limits = { maxBytes: 0, hold: () => undefined };
    await expect(readLimited(Readable.from(body()), limits)).rejects.toThrow("Ảnh tối đa 5 MB.");
    expect(read[0]!.deref()).toBeUndefined();
  });

  it("ends a body of which nothing arrives any more", async () => {
    const body = new PassThrough();
    body.write("\xff\xd8\xff");
    const reading = readLimited(body, { maxBytes: 1000, hold: () => undefined, silenceMs: 1 });
    await expect(reading).rejects.toThrow("Ảnh chưa gửi lên hết.");
    expect(body.destroyed).toBe(true);
  });
});

describe("the address of an upload", () => {
  it("accepts one picture, for ten minutes", async () => {
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

  it("accepts one of forty concurrent pictures", async () => {
    const { uploadUrl, path } = await ticket(await newCustomer(shop));
    const body = new Uint8Array(await canvas().jpeg().toBuffer());
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(uploadUrl, body)));
    const refused = {
      status: 404,
      code: "UPLOAD_NOT_FOUND",
      message: expect.stringMatching(/đã dùng hoặc đã hết hạn/),
    };
    expect(answers.filter(({ status }) => status !== 200)).toEqual(Array(39).fill(expect.objectContaining(refused)));
    expect(await isStored(path)).toBe(true);
  });

  it("can be used again after a failed or aborted upload", async () => {
    const { uploadUrl } = await ticket(await newCustomer(shop));
    expect(await send(uploadUrl, new Uint8Array(9))).toMatchObject({ status: 415 });
    const half = await begin(uploadUrl, 1000);
    expect(await send(uploadUrl, new Uint8Array(9))).toMatchObject({ status: 404 });
    half.destroy();
    await until(async () => (await claimsOf(uploadUrl)) === 0);
    expect(await send(uploadUrl, new Uint8Array(await canvas().jpeg().toBuffer()))).toMatchObject({ status: 200 });
  });

  it("is issued to customers, sixty per hour", async () => {
    expect((await shop.browser().call(requestAvatarUpload, { body: upload })).status).toBe(401);
    const customer = await newCustomer(shop);
    for (let count = 0; count < 60; count += 1) await ticket(customer);
    const { status, headers } = await customer.browser.call(requestAvatarUpload, { body: upload });
    expect([status, headers["retry-after"]]).toEqual([429, "3600"]);
  });

  it("is refused for unsupported types and sizes", async () => {
    const { browser } = await newCustomer(shop);
    const body = { contentType: "image/gif", size: 6_000_000 };
    const { status, error } = await browser.call(requestAvatarUpload, { body: body as never });
    expect([status, error.fields]).toEqual([
      ...[400, { contentType: "Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF.", size: "Ảnh tối đa 5 MB." }],
    ]);
  });
});

describe("pictures that are uploaded at the same time", () => {
  const mebibyte = 1024 * 1024;

  /** Polls with what is no picture until all bytes that were begun have arrived. */
  const untilRefused = (uploadUrl: string, status: number) =>
    until(async () => (await send(uploadUrl, new Uint8Array(9))).status === status);

  it("are limited per customer, with Retry-After", async () => {
    const customer = await newCustomer(shop);
    const [one, other, third] = [await ticket(customer), await ticket(customer), await ticket(customer)];
    const whole = 5 * mebibyte;
    const [first, second] = [
      await begin(one.uploadUrl, whole, whole - 1),
      await begin(other.uploadUrl, whole, whole - 1),
    ];
    await untilRefused(third.uploadUrl, 429);
    const picture = new Uint8Array(await canvas().jpeg().toBuffer());
    expect(await send(third.uploadUrl, picture)).toMatchObject({
      ...{ status: 429, code: "TOO_MANY_REQUESTS", retryAfter: "5" },
      message: "Bạn đang tải lên nhiều ảnh cùng lúc. Hãy chờ ảnh trước xong rồi thử lại.",
    });
    first.destroy();
    second.destroy();
    await until(async () => (await send(third.uploadUrl, picture)).status === 200);
  });

  it("are limited for all customers together", async () => {
    const held = [];
    for (let bytes = 0; bytes < 20 * mebibyte; bytes += 5 * mebibyte) {
      const { uploadUrl } = await ticket(await newCustomer(shop));
      held.push(await begin(uploadUrl, 5 * mebibyte, 5 * mebibyte - 1));
    }
    const { uploadUrl } = await ticket(await newCustomer(shop));
    await untilRefused(uploadUrl, 503);
    const picture = new Uint8Array(await canvas().jpeg().toBuffer());
    expect(await send(uploadUrl, picture)).toMatchObject({
      ...{ status: 503, code: "UNAVAILABLE", retryAfter: "5" },
      message: "Đang có quá nhiều ảnh được tải lên. Bạn thử lại sau giây lát nhé.",
    });
    for (const one of held) one.destroy();
    await until(async () => (await send(uploadUrl, picture)).status === 200);
  });

  it("count as far as they have arrived, so that announced ones keep nobody out", async () => {
    const silent = [];
    for (let bytes = 0; bytes < 40 * mebibyte; bytes += 5 * mebibyte) {
      silent.push(await begin((await ticket(await newCustomer(shop))).uploadUrl, 5 * mebibyte));
    }
    const { uploadUrl } = await ticket(await newCustomer(shop));
    const picture = new Uint8Array(await canvas().jpeg().toBuffer());
    expect(await send(uploadUrl, picture)).toMatchObject({ status: 200 });
    for (const one of silent) one.destroy();
  });
});

describe("a customer's avatar", () => {
  it("is one of the customer's uploads", async () => {
    const customer = await newCustomer(shop);
    const avatar = await uploaded(customer);
    const { status, body } = await customer.browser.call(updateProfile, { body: { ...profile, avatar } });
    expect([status, body.user.avatar]).toEqual([200, avatar]);
    const kept = await customer.browser.call(updateProfile, { body: profile });
    expect(kept.body.user.avatar).toBe(avatar);
    const gone = await customer.browser.call(updateProfile, { body: { ...profile, avatar: null } });
    expect(gone.body.user.avatar).toBeNull();
  });

  it("is saved alone, also by an account without a phone number", async () => {
    const customer = await newCustomer(shop);
    const own = eq(users.id, (await customer.browser.call(getMe, {})).body.user.id);
    await shop.context.db.update(users).set({ fullName: "Mai", phone: null }).where(own);
    const avatar = await uploaded(customer);
    const { status, body } = await customer.browser.call(updateProfile, { body: { avatar } });
    expect([status, body.user]).toMatchObject([200, { fullName: "Mai", phone: "", avatar }]);
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
  onServer("include one of two avatars that are saved at the same time", async () => {
    const customer = await newCustomer(shop);
    const avatars = [await uploaded(customer), await uploaded(customer)];
    const { db } = shop.context;
    const save = (avatar: string) => customer.browser.call(updateProfile, { body: { avatar } });
    let saved: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, customer.userId)).for("update");
      saved = Promise.all(avatars.map(save));
      const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await until(async () => (await rows(db, waiting)).length === 2);
    });
    await saved;
    const used = await db
      .select({ avatar: uploads.path })
      .from(uploads)
      .where(and(eq(uploads.customerId, customer.customerId), isNotNull(uploads.usedAt)));
    const { body } = await customer.browser.call(getMe, {});
    expect(used).toEqual([{ avatar: body.user.avatar }]);
  });

  it("are deleted after a day, and so are replaced ones", async () => {
    const customer = await newCustomer(shop);
    const forgotten = await uploaded(customer);
    const replaced = await uploaded(customer);
    const avatar = await uploaded(customer);
    const body = { fullName: "Lê Thị Cúc", phone: "0981234569" };
    await customer.browser.call(updateProfile, { body: { ...body, avatar: replaced } });
    await customer.browser.call(updateProfile, { body: { ...body, avatar } });
    await cleanUp(shop.context);
    expect(await Promise.all([forgotten, replaced, avatar].map(isStored))).toEqual([true, true, true]);
    shop.setNow("2026-12-02T03:00:01Z");
    await cleanUp(shop.context);
    expect(await Promise.all([forgotten, replaced, avatar].map(isStored))).toEqual([false, false, true]);
  });

  it("are deleted although one of them cannot be, which the next sweep tries again", async () => {
    const customer = await newCustomer(shop);
    const [held, other] = [await uploaded(customer), await uploaded(customer)];
    const { db, media } = shop.context;
    const remove = async (path: string) => {
      if (path === held) throw new Error("the picture is on hold");
      await media.remove(path);
    };
    shop.setNow("2026-12-02T03:00:01Z");
    await expect(sweepUploads({ ...shop.context, media: { ...media, remove } })).rejects.toThrow("on hold");
    const known = async () => (await db.select({ path: uploads.path }).from(uploads)).map(({ path }) => path);
    expect(await known()).toContain(held);
    expect(await known()).not.toContain(other);
    expect(await isStored(other)).toBe(false);
    await sweepUploads(shop.context);
    expect(await known()).not.toContain(held);
  });
});
