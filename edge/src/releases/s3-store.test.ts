import { startS3 } from "../testing/s3-server.ts";
import { s3Objects } from "./s3-store.ts";

let s3: Awaited<ReturnType<typeof startS3>>;
beforeEach(async () => {
  s3 = await startS3();
  process.env.AWS_ACCESS_KEY_ID = "key";
  process.env.AWS_SECRET_ACCESS_KEY = "secret";
});
afterEach(() => s3.close());

const objects = () => s3Objects({ bucket: "shop", prefix: "", endpoint: s3.endpoint, region: "us-east-1" }, 50);

describe("a bucket that stops answering", () => {
  it("is an error, and works again once the bucket answers", async () => {
    const bucket = await objects();
    await bucket.put("compositions/1.json", Buffer.from("{ }"));
    s3.fallSilent();
    await expect(bucket.read("compositions/2.json")).rejects.toThrow("timed out");
    await expect(bucket.list("compositions/")).rejects.toThrow("timed out");
    s3.revive();
    expect((await bucket.read("compositions/1.json"))?.toString()).toBe("{ }");
  });

  it("in the middle of a file is an error, too", async () => {
    const bucket = await objects();
    await bucket.put("compositions/1.json", Buffer.from("{ }"));
    s3.fallSilent();
    await expect(bucket.read("compositions/1.json")).rejects.toThrow("timed out");
  });
});
