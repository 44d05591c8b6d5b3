import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "./config.ts";

const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

describe("readConfig", () => {
  it("stores releases in a folder unless a bucket is named", () => {
    expect(readConfig({}, "/shop").releases).toEqual({ folder: "/shop/.data/releases" });
    expect(readConfig({ RELEASE_STORE: "elsewhere" }, "/shop").releases).toEqual({ folder: "/shop/elsewhere" });
    expect(
      readConfig({ RELEASE_STORE: "s3://shop/a/b/", S3_ENDPOINT: "http://127.0.0.1:9000" }, "/shop").releases,
    ).toEqual({ bucket: "shop", prefix: "a/b/", endpoint: "http://127.0.0.1:9000", region: "us-east-1" });
    expect(readConfig({ RELEASE_STORE: "s3://shop" }, "/shop").releases).toMatchObject({ bucket: "shop", prefix: "" });
  });

  it("reads each shared token as an operator who may publish one remote, or only read", () => {
    const env = { PUBLISH_TOKENS: `mf-a:${hash} mf-b:${hash}`, OPS_TOKEN_SHA256: hash };
    const shared = { tokenHash: hash, isShared: true };
    expect(readConfig(env, "/").sharedOperators).toEqual([
      { name: "mf-a", roles: [{ may: "publish", remote: "mf-a" }], ...shared },
      { name: "mf-b", roles: [{ may: "publish", remote: "mf-b" }], ...shared },
      { name: "operators", roles: [], ...shared },
    ]);
  });

  it.each([
    [{}, true],
    [{ PUBLIC_URL: "http://localhost:8080" }, true],
    [{ PUBLIC_URL: "https://shop.example" }, false],
    [{ HOST: "0.0.0.0" }, false],
    [{ API_HOST: "0.0.0.0" }, false],
    [{ NODE_ENV: "production", PUBLIC_URL: "http://localhost:8080" }, false],
    [{ HOST: "0.0.0.0", ALLOW_OVERRIDES: "on", DEV_TOOLS: "on" }, true],
  ])("with %p has what developers need: %p", (env, expected) => {
    const { allowOverrides, devTools } = readConfig(env, "/");
    expect([allowOverrides, devTools]).toEqual([expected, expected]);
  });

  it("logs warnings unless LOG_LEVEL names another level", () => {
    expect(readConfig({}, "/").logLevel).toBe("warn");
    expect(readConfig({ LOG_LEVEL: "" }, "/").logLevel).toBe("warn");
    expect(readConfig({ LOG_LEVEL: "debug" }, "/").logLevel).toBe("debug");
  });

  it("listens on localhost unless HOST is set", () => {
    expect(readConfig({}, "/").host).toBe("127.0.0.1");
    expect(readConfig({ HOST: "0.0.0.0" }, "/").host).toBe("0.0.0.0");
  });

  it.each([
    { NODE_ENV: "production" },
    { PUBLIC_URL: "shop.example" },
    { RELEASE_STORE: "ftp://shop" },
    { PUBLISH_TOKENS: "mf-a:secret" },
    { OPS_TOKEN_SHA256: "secret" },
    { PROMOTE_NEEDS_SECOND: "everything" },
    { ALERT_WEBHOOK_URL: "hooks.example" },
    { ALLOW_OVERRIDES: "maybe" },
    { HEALTH_INTERVAL_MS: "soon" },
    { RENDER_PROCESSES: "0" },
    { BODY_LIMIT: "100" },
    { AUTO_RETREAT: "off" },
  ])("refuses %o", (env) => {
    expect(() => readConfig(env, "/")).toThrow();
  });
});

it("each setting that is read stands in .env.example, except for one whose earlier name is refused", () => {
  const example = new Set(readFileSync(join(__dirname, "../../.env.example"), "utf8").match(/\w+/g));
  const read = new Set<string>();
  const env = new Proxy({}, { get: (_, name) => void read.add(String(name)) });
  readConfig(env, "/");
  expect([...read].filter((name) => !example.has(name))).toEqual(["AUTO_RETREAT"]);
  expect(read).toContain("BODY_LIMIT");
});
