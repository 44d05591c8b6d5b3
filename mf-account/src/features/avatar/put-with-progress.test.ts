import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { putWithProgress } from "./put-with-progress.ts";

/** CORS headers, because the test page and the server have different origins. */
const allowed = {
  "access-control-allow-origin": "http://localhost",
  "access-control-allow-credentials": "true",
  "access-control-allow-methods": "PUT",
  "access-control-allow-headers": "x-client, content-type",
};

let server: Server;

afterEach(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
});

/** @returns the address to upload to */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
    if (request.method === "OPTIONS") response.end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/v2/upload/x`;
}

const picture = new Blob(["picture"], { type: "image/jpeg" });

describe("putWithProgress", () => {
  it("sends the raw bytes as a consumer's client, and reports when all are sent", async () => {
    const seen: unknown[] = [];
    const url = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", () => {
        seen.push(
          request.method,
          request.headers["x-client"],
          request.headers["content-type"],
          Buffer.concat(chunks).toString(),
        );
        response.end("{}");
      });
    });
    const shares: number[] = [];
    await putWithProgress(url, picture, { onProgress: (share) => shares.push(share) });
    expect(seen).toEqual(["PUT", "consumer", "image/jpeg", "picture"]);
    expect(shares.at(-1)).toBe(1);
  });

  it("rejects with the API's own words", async () => {
    const url = await serve((_request, response) => {
      response.statusCode = 413;
      response.end(JSON.stringify({ code: "TOO_LARGE", message: "Ảnh tối đa 5 MB." }));
    });
    await expect(putWithProgress(url, picture, { onProgress: () => undefined })).rejects.toMatchObject({
      status: 413,
      code: "TOO_LARGE",
      message: "Ảnh tối đa 5 MB.",
    });
  });
});
