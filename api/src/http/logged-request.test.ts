import { createApp } from "../app.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();

describe("a request in the log", () => {
  it("contains the path, without upload tokens and providers' codes", async () => {
    const lines: string[] = [];
    const config = { ...shop.context.config, logLevel: "trace" };
    const logStream = { write: (line: string) => void lines.push(line) };
    const app = await createApp({ ...shop.context, config }, shop.hub, { logStream });
    const png = { payload: "x", headers: { "content-type": "image/png" } };
    await app.inject({ method: "PUT", url: "/v2/upload/s3cret", ...png });
    await app.inject({ url: "/v2/user/consumer/login/google/callback?code=s3cret&state=s3cret" });
    await app.inject({ url: "/v2/nowhere?token=s3cret" });
    await app.close();
    const urls = lines.map((line) => JSON.parse(line).req?.url).filter(Boolean);
    expect(urls).toEqual(["/v2/upload/…", "/v2/user/consumer/login/google/callback", "/v2/nowhere"]);
    expect(lines.join("")).not.toContain("s3cret");
  });
});
