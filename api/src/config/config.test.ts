import { readConfig } from "./config.ts";

describe("readConfig", () => {
  it("needs nothing from the environment", () => {
    expect(readConfig({})).toMatchObject({
      databaseUrl: null,
      dataDirectory: ".data",
      mediaDirectory: ".data/media",
      host: "127.0.0.1",
      port: 0,
      cookieSecure: false,
      rental: { turnaroundDays: 1, leadDays: 1, maxDays: 30 },
      orderHoldMinutes: 30,
      shipping: { fee: 30_000, freeFrom: 1_500_000 },
    });
  });

  it("marks cookies as secure where the shop is served over https, unless told otherwise", () => {
    expect(readConfig({ PUBLIC_URL: "https://shop.example" }).cookieSecure).toBe(true);
    expect(readConfig({ PUBLIC_URL: "https://shop.example", COOKIE_SECURE: "off" }).cookieSecure).toBe(false);
  });

  it.each([
    [{ RENTAL_MAX_DAYS: "0" }, 'RENTAL_MAX_DAYS must be a whole number of at least 1, not "0"'],
    [{ SHIPPING_FEE: "30k" }, 'SHIPPING_FEE must be a whole number of at least 0, not "30k"'],
    [{ SEED: "maybe" }, 'SEED must be on or off, not "maybe"'],
  ])("refuses %p", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
