import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "./config.ts";

describe("readConfig", () => {
  it("works with an empty environment", () => {
    expect(readConfig({})).toMatchObject({
      databaseUrl: null,
      dataDirectory: ".data",
      media: { folder: ".data/media" },
      host: "127.0.0.1",
      port: 0,
      cookieSecure: false,
      passwordCost: 15,
      rental: { turnaroundDays: 1, leadDays: 1, maxDays: 30 },
      orderHoldMinutes: 30,
      shipping: { fee: 30_000, freeFrom: 1_500_000 },
    });
  });

  it.each([
    [{ DATA_DIR: "/srv" }, { folder: "/srv/media" }],
    [{ DATA_DIR: "memory://" }, { folder: ".data/media" }],
    [{ MEDIA_DIR: "/pictures" }, { folder: "/pictures" }],
    [{ MEDIA_STORE: "/new", MEDIA_DIR: "/old" }, { folder: "/new" }],
    [
      { MEDIA_STORE: "s3://shop/media", S3_ENDPOINT: "http://127.0.0.1:9000", S3_REGION: "hcm" },
      { bucket: "shop", prefix: "media/", endpoint: "http://127.0.0.1:9000", region: "hcm" },
    ],
  ])("with %p stores pictures in %p", (env, media) => {
    expect(readConfig(env).media).toEqual(media);
  });

  it("marks cookies as secure when PUBLIC_URL is https, unless overridden", () => {
    expect(readConfig({ PUBLIC_URL: "https://shop.example" }).cookieSecure).toBe(true);
    expect(readConfig({ PUBLIC_URL: "https://shop.example", COOKIE_SECURE: "off" }).cookieSecure).toBe(false);
  });

  it.each([
    [{}, "local"],
    [{ PUBLIC_URL: "http://127.0.0.1:8080/" }, "local"],
    [{ PUBLIC_URL: "https://shop.example" }, "off"],
    [{ API_HOST: "0.0.0.0" }, "off"],
    [{ HOST: "0.0.0.0" }, "off"],
    [{ NODE_ENV: "production", PUBLIC_URL: "http://localhost:8080" }, "off"],
  ])("with %p has what developers need: %s", (env, expected) => {
    const { mailbox, docs, payments, social } = readConfig(env);
    expect([mailbox, docs, payments.sandbox, social.devProvider]).toEqual(Array(4).fill(expected));
  });

  it("enables it for all where it is requested by name", () => {
    const names = { DEV_MAILBOX: "on", API_DOCS: "on", PAYMENT_SANDBOX: "on", DEV_SIGN_IN: "on" };
    const env = { NODE_ENV: "production", PUBLIC_URL: "https://shop.example", ...names };
    const { mailbox, docs, payments, social } = readConfig(env);
    expect([mailbox, docs, payments.sandbox, social.devProvider]).toEqual(Array(4).fill("on"));
  });

  it.each([
    [{ NODE_ENV: "production" }, "PUBLIC_URL must be given in production"],
    [{ PUBLIC_URL: "shop.example" }, 'PUBLIC_URL must be an address such as https://shop.example, not "shop.example"'],
    [{ RENTAL_MAX_DAYS: "0" }, 'RENTAL_MAX_DAYS must be a whole number of at least 1, in digits only, not "0"'],
    [{ SHIPPING_FEE: "30k" }, 'SHIPPING_FEE must be a whole number of at least 0, in digits only, not "30k"'],
    [{ MEDIA_STORE: "ftp://shop" }, "MEDIA_STORE: ftp://shop is neither a folder nor s3://bucket/prefix"],
    [{ MEDIA_STORE: "s3//shop" }, "MEDIA_STORE: s3//shop is neither a folder nor s3://bucket/prefix"],
    [{ MEDIA_STORE: "s3:/shop" }, "MEDIA_STORE: s3:/shop is neither a folder nor s3://bucket/prefix"],
    [{ SEED: "maybe" }, 'SEED must be on or off, not "maybe"'],
  ])("refuses %p", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

it("each setting that is read stands in .env.example", () => {
  const example = new Set(readFileSync(join(__dirname, "../../../.env.example"), "utf8").match(/\w+/g));
  const read = new Set<string>();
  const env = new Proxy({}, { get: (_, name) => void read.add(String(name)) });
  readConfig(env);
  expect([...read].filter((name) => !example.has(name))).toEqual([]);
  expect(read).toContain("BODY_LIMIT");
});
