/** @jest-environment node */
import { isDevelopment, isLoopback, readPublicUrl } from "./reach.ts";

describe("isLoopback", () => {
  it.each(["localhost", "LOCALHOST", "shop.localhost", "127.0.0.1", "127.8.8.8", "::1", "[::1]", "::ffff:127.0.0.1"])(
    "knows %s as this machine",
    (host) => expect(isLoopback(host)).toBe(true),
  );

  it.each(["0.0.0.0", "::", "192.168.1.5", "shop.example", "localhost.example", "127.0.0.1.example", "::2", ""])(
    "does not take %p for this machine",
    (host) => expect(isLoopback(host)).toBe(false),
  );
});

describe("readPublicUrl", () => {
  it("gives scheme and host", () => {
    expect(readPublicUrl({ PUBLIC_URL: " https://shop.example/ " })).toBe("https://shop.example");
    expect(readPublicUrl({ PUBLIC_URL: "http://localhost:8080" })).toBe("http://localhost:8080");
  });

  it("may be missing, except in production", () => {
    expect(readPublicUrl({})).toBeNull();
    expect(readPublicUrl({ PUBLIC_URL: "", NODE_ENV: "test" })).toBeNull();
    expect(() => readPublicUrl({ NODE_ENV: "production" })).toThrow("PUBLIC_URL must be given in production");
    expect(() => readPublicUrl({ NODE_ENV: "production", PUBLIC_URL: " " })).toThrow("PUBLIC_URL must be given");
  });

  it.each(["shop.example", "ftp://shop.example", "https://", "https://shop.example/vi", "https://a:b@shop.example"])(
    "refuses %p",
    (PUBLIC_URL) => expect(() => readPublicUrl({ PUBLIC_URL })).toThrow("PUBLIC_URL must be an address such as"),
  );
});

describe("isDevelopment", () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ HOST: "127.0.0.1", API_HOST: "localhost" }, true],
    [{ PUBLIC_URL: "http://localhost:8080" }, true],
    [{ PUBLIC_URL: "https://shop.example" }, false],
    [{ HOST: "0.0.0.0" }, false],
    [{ API_HOST: "::" }, false],
    [{ NODE_ENV: "production", PUBLIC_URL: "http://localhost:8080" }, false],
  ])("of %p is %p", (env, expected) => expect(isDevelopment(env)).toBe(expected));
});
