import { createHash } from "node:crypto";
import { createServer } from "node:http";

const xml = (text) => text.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`);

/**
 * The part of S3's HTTP protocol that a release store uses: get, head, put (also conditional), delete, and paged lists,
 * in a bucket named "shop".
 * Signatures are not checked. `dieAfter(n)` breaks the connection of the n-th write from now on and of every later
 * request, before anything is stored. `fallSilent()` leaves requests unanswered, or sends half of an existing file.
 * `refuse(status, code)` answers every request that it names with that error, without a body where the code is empty.
 * It is JavaScript, so that the benchmark of releases can run it.
 *
 * @param pageSize keys of one page of a list
 * @param latencyMs milliseconds before each answer
 */
export async function startS3({ pageSize = 3, latencyMs = 0 } = {}) {
  const objects = new Map();
  let writesLeft = Number.POSITIVE_INFINITY;
  let silent = false;
  let conditions = true;
  let refusal = null;
  let requests = 0;

  const etagOf = (key) =>
    `"${createHash("md5")
      .update(objects.get(key)?.bytes ?? "")
      .digest("hex")}"`;

  function list(url) {
    const prefix = url.searchParams.get("prefix") ?? "";
    const after = url.searchParams.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const more = keys.length > pageSize;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${xml(key)}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified><ETag>${etagOf(key)}</ETag></Contents>`,
    );
    const next = more ? `<NextContinuationToken>${xml(page.at(-1) ?? "")}</NextContinuationToken>` : "";
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
  }

  async function answer(request, response) {
    const url = new URL(request.url ?? "", "http://s3.invalid");
    const key = decodeURIComponent(url.pathname.split("/").slice(2).join("/"));
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    requests++;
    if (latencyMs) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    const writes = request.method === "PUT" || request.method === "DELETE";
    if (writesLeft <= 0 || (writes && --writesLeft <= 0)) return void request.socket.destroy();
    if (silent) {
      const half = objects.get(key)?.bytes;
      if (half) response.writeHead(200, { "content-length": half.length }).write(half.subarray(0, half.length / 2));
      return;
    }
    const failed = (status, code) =>
      response
        .writeHead(status, { "content-type": "application/xml" })
        .end(code && `<Error><Code>${code}</Code></Error>`);
    if (url.pathname.split("/")[1] !== "shop") return void failed(404, "NoSuchBucket");
    if (refusal?.methods.includes(request.method)) return void failed(refusal.status, refusal.code);
    if (request.method === "GET" && key === "") return void response.end(list(url));
    const stored = objects.get(key);
    if (request.method === "GET") return void (stored ? response.end(stored.bytes) : failed(404, "NoSuchKey"));
    if (request.method === "HEAD") return void response.writeHead(stored ? 200 : 404).end();
    if (request.method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (stored && conditions && request.headers["if-none-match"] === "*") return void failed(412, "PreconditionFailed");
    objects.set(key, { bytes: Buffer.concat(chunks), at: new Date() });
    response.writeHead(200, { etag: etagOf(key) }).end();
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    endpoint: `http://127.0.0.1:${server.address().port}`,
    objects,
    /** Requests since the start. */
    requests: () => requests,
    ignoreConditions: () => {
      conditions = false;
    },
    refuse: (status, code, methods = ["GET", "HEAD", "PUT", "DELETE"]) => {
      refusal = { status, code, methods };
    },
    dieAfter: (writes) => {
      writesLeft = writes;
    },
    fallSilent: () => {
      silent = true;
    },
    revive: () => {
      writesLeft = Number.POSITIVE_INFINITY;
      silent = false;
      refusal = null;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
