/** @jest-environment node */
import { startS3 } from "../../../build/testing/s3-server.mjs";
import { s3Objects } from "./s3-objects.ts";

let s3: Awaited<ReturnType<typeof startS3>>;
beforeEach(async () => {
  s3 = await startS3();
  process.env.AWS_ACCESS_KEY_ID = "key";
  process.env.AWS_SECRET_ACCESS_KEY = "secret";
});
afterEach(() => s3.close());

const bytes = Buffer.from("{ }");
const objects = () => s3Objects({ bucket: "shop", prefix: "", endpoint: s3.endpoint, region: "us-east-1" }, 50);

describe("a bucket that stops answering", () => {
  it("is an error, and works again once the bucket answers", async () => {
    const bucket = await objects();
    await bucket.put("compositions/1.json", Buffer.from("{ }"));
    s3.fallSilent();
    await expect(bucket.read("compositions/2.json")).rejects.toThrow("does not answer");
    await expect(bucket.list("compositions/")).rejects.toThrow("does not answer");
    s3.revive();
    expect((await bucket.read("compositions/1.json"))?.toString()).toBe("{ }");
  });

  it("in the middle of a file is an error, too", async () => {
    const bucket = await objects();
    await bucket.put("compositions/1.json", Buffer.from("{ }"));
    s3.fallSilent();
    await expect(bucket.read("compositions/1.json")).rejects.toThrow("does not answer");
  });
});

describe("a bucket that ignores the condition of a write", () => {
  it("is refused for every write that needs one, with what to do, and nothing is written", async () => {
    s3.ignoreConditions();
    const bucket = await objects();
    for (const key of ["compositions/1.json", "remotes/shell/1.0.0/release.json"]) {
      await expect(bucket.create(key, bytes)).rejects.toMatchObject({
        trouble: "no-conditions",
        message: expect.stringMatching(
          /^The bucket shop at \S+ ignores If-None-Match, .* Keep the store in storage with/,
        ),
      });
      expect(await bucket.read(key)).toBeNull();
    }
  });

  it("is found out with one request once a probe has been there", async () => {
    await (await objects()).create("compositions/1.json", bytes);
    const before = s3.requests();
    await (await objects()).create("compositions/2.json", bytes);
    expect(s3.requests() - before).toBe(2);
    const respected = await objects();
    s3.ignoreConditions();
    await expect(respected.create("compositions/3.json", bytes)).rejects.toMatchObject({ trouble: "no-conditions" });
  });
});

describe("a bucket that refuses", () => {
  it.each([
    [
      403,
      "InvalidAccessKeyId",
      "denied",
      "does not know the key; correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    ],
    [403, "SignatureDoesNotMatch", "denied", "does not accept the signature; correct AWS_SECRET_ACCESS_KEY."],
    [403, "AccessDenied", "denied", "denies this; correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or allow"],
    [403, "", "denied", "denies this; correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or allow"],
    [
      404,
      "NoSuchBucket",
      "missing",
      "does not exist; correct RELEASE_STORE, MEDIA_STORE or S3_ENDPOINT, or create the bucket.",
    ],
    [301, "PermanentRedirect", "missing", "is in another region; correct S3_REGION."],
    [507, "XMinioStorageFull", "full", "is full; make room in it."],
  ])("reports what is wrong and what to do: %d %s", async (status, code, trouble, sentence) => {
    s3.refuse(status, code);
    const bucket = await objects();
    const error = { trouble, message: expect.stringContaining(`The bucket shop at ${s3.endpoint} ${sentence}`) };
    await expect(bucket.read("compositions/1.json")).rejects.toMatchObject(error);
    await expect(bucket.list("compositions/")).rejects.toMatchObject(error);
    await expect(bucket.create("compositions/1.json", bytes)).rejects.toMatchObject(error);
    await expect(bucket.put("health/1.json", bytes)).rejects.toMatchObject(error);
    await expect(bucket.remove("health/1.json")).rejects.toMatchObject(error);
  });

  it("reports when no keys are given", async () => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, HOME } = process.env;
    for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "HOME"]) delete process.env[name];
    process.env.AWS_EC2_METADATA_DISABLED = "true";
    process.env.HOME = "/nonexistent";
    try {
      await expect((await objects()).read("compositions/1.json")).rejects.toThrow(
        "needs keys; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
      );
    } finally {
      Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, HOME });
    }
  });

  it("reports when nothing listens at its address", async () => {
    const { endpoint } = s3;
    await s3.close();
    const bucket = await s3Objects({ bucket: "shop", prefix: "", endpoint, region: "us-east-1" }, 50);
    await expect(bucket.read("compositions/1.json")).rejects.toThrow(
      `The bucket shop at ${endpoint} does not answer; look at S3_ENDPOINT and the network, then try again.`,
    );
    s3 = await startS3();
  });
});
