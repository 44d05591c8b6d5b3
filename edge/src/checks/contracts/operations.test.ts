import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { JsonSchema } from "@thuot-tha/shared/contracts/remote";
import { diskObjects } from "@thuot-tha/shared/server";
import { publish } from "../../releases/publish.ts";
import { readRelease } from "../../releases/read-release.ts";
import { releaseStore } from "../../releases/store.ts";
import { objectOf, uses } from "../../testing/contracts.ts";
import { temporaryFolder, writeBuild } from "../../testing/release.ts";
import { checkOperations } from "./operations.ts";

const text = { type: "string" };
const number = { type: "number" };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let stop: () => void = () => undefined;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  stop();
  await folder.remove();
});

/** Starts an API that serves this body at `/v2/openapi.json`. @returns its address */
async function apiAnswering(body: string, status = 200): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === "/v2/openapi.json" ? status : 404).end(body);
  }).listen(0, "127.0.0.1");
  stop = () => server.close();
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Operation {
  parameters?: object[];
  requestBody?: object;
  responses?: object;
}

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const Thing = objectOf({ id: text });
const answersThing = { "200": json({ $ref: "#/components/schemas/Thing" }), "404": { description: "no" } };

const documentWith = (paths: Record<string, Record<string, Operation>>) =>
  JSON.stringify({ openapi: "3.1.1", info: {}, paths, components: { schemas: { Thing } } });

/** Checks one remote's call against an API. */
async function compared(
  call: { method?: string; path: string; request?: JsonSchema; response?: JsonSchema },
  address: string,
): Promise<string> {
  const store = releaseStore(diskObjects(join(folder.path, "store")));
  const operation = { method: "GET", request: { type: "object", properties: {} }, response: {}, ...call };
  const contracts = uses({ operations: { [`${operation.method} ${operation.path}`]: operation } });
  await publish(store, await writeBuild(folder.path, "mf-a", { contracts }));
  const set = [await readRelease(store, "mf-a", "1.0.0")];
  return checkOperations(store, set, address).then(
    () => "let through",
    ({ code, message }) => `${code}: ${message}`.replace(address, "the address"),
  );
}

const thing = { parameters: [{ name: "id", in: "path", required: true, schema: text }], responses: answersThing };
const sends = (part: string, schema: JsonSchema) => ({
  type: "object",
  properties: { params: Thing, [part]: schema },
  required: ["params", part],
});
const call = { path: "/v2/thing/:id", request: sends("params", Thing), response: Thing };

describe("operations that a release calls", () => {
  it.each<[string, Operation, object]>([
    ["answers as it was built for", thing, {}],
    ["answers more than it reads", { ...thing, responses: { "201": json(objectOf({ id: text, at: text })) } }, {}],
    [
      "takes what it sends",
      { ...thing, requestBody: { required: true, ...json(objectOf({ at: text })) } },
      { request: sends("body", objectOf({ at: text, place: text })) },
    ],
    ["takes a body, which may be left out", { ...thing, requestBody: json(objectOf({ at: text })) }, {}],
    [
      "wants a header that every client adds",
      {
        ...thing,
        parameters: [
          ...thing.parameters,
          { name: "X-Client", in: "header", required: true, schema: { ...text, default: "a" } },
        ],
      },
      {},
    ],
  ])("are let through where the API %s", async (_, operation, more) => {
    const api = await apiAnswering(documentWith({ "/v2/thing/{id}": { get: operation } }));
    expect(await compared({ ...call, ...more }, api)).toBe("let through");
  });

  it.each<[string, Record<string, Record<string, Operation>>, object, string]>([
    [
      "is not there",
      { "/v2/other": { get: thing } },
      {},
      "CONTRACT: mf-a@1.0.0 calls GET /v2/thing/:id, which the live API does not have. Put the API live first that answers it as the release needs, or promote a release built for the API at the address.",
    ],
    ["is there with another method", { "/v2/thing/{id}": { post: thing } }, {}, "which the live API does not have"],
    [
      "lacks a field in its answer",
      { "/v2/thing/{id}": { get: thing } },
      { response: objectOf({ id: text, at: text }) },
      "calls GET /v2/thing/:id, which the live API answers otherwise: in the response, at may be missing.",
    ],
    [
      "answers with nothing",
      { "/v2/thing/{id}": { get: { ...thing, responses: { "204": {} } } } },
      {},
      "in the response, the value may be anything, not only object.",
    ],
    [
      "does not know a parameter",
      { "/v2/thing/{id}": { get: thing } },
      { request: sends("query", objectOf({ sort: text })) },
      "calls GET /v2/thing/:id, which the live API takes otherwise: in what is sent, query.sort is not known.",
    ],
    [
      "needs a parameter more",
      {
        "/v2/thing/{id}": {
          get: {
            ...thing,
            parameters: [...thing.parameters, { name: "q", in: "query", required: true, schema: text }],
          },
        },
      },
      {},
      "in what is sent, query may be missing.",
    ],
    [
      "needs a parameter beside those that are sent",
      {
        "/v2/thing/{id}": {
          get: {
            ...thing,
            parameters: ["sort", "q"]
              .map((name) => ({ name, in: "query", required: name === "q", schema: text }) as object)
              .concat(thing.parameters),
          },
        },
      },
      { request: sends("query", objectOf({ sort: text })) },
      "in what is sent, query.q may be missing.",
    ],
    [
      "takes another body",
      {
        "/v2/thing/{id}": {
          get: { ...thing, requestBody: { required: true, ...json({ $ref: "#/components/schemas/Thing" }) } },
        },
      },
      { request: sends("body", objectOf({ id: number })) },
      "in what is sent, body.id is number, not string.",
    ],
    [
      "needs a body",
      { "/v2/thing/{id}": { get: { ...thing, requestBody: { required: true, ...json(Thing) } } } },
      {},
      "in what is sent, body may be missing.",
    ],
  ])("are refused where what the API has %s", async (_, paths, more, refusal) => {
    expect(await compared({ ...call, ...more }, await apiAnswering(documentWith(paths)))).toContain(refusal);
  });

  it.each([
    ["<!doctype html>", 200, "is no OpenAPI document: name the address of a shop or its API with --shop,"],
    ["{}", 200, "is no OpenAPI document: name the address of a shop or its API with --shop,"],
    ["", 503, "API: The API does not return its OpenAPI document at the address/v2/openapi.json (503): start it,"],
  ])("are refused, with a sentence, where the API answers %j with status %s", async (body, status, refusal) => {
    const output = await compared(call, await apiAnswering(body, status));
    expect(output).toContain(refusal);
    expect(output).toContain("or go on without comparing operations with --no-api.");
  });

  it("are refused when no API answers", async () => {
    expect(await compared(call, "http://127.0.0.1:1")).toBe(
      "API: The API does not return its OpenAPI document at the address/v2/openapi.json: start it, name another shop with --shop <address>, or go on without comparing operations with --no-api.",
    );
  });
});
