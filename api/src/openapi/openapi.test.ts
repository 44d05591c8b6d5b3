import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Validator } from "@seriousme/openapi-schema-validator";
import type { FastifyInstance } from "fastify";
import { useShop } from "../testing/shop.ts";
import type { OpenApiDocument } from "./document.ts";

/** Every route registered with Fastify: "GET /v2/order/{orderId}". */
const routes: string[] = [];
/** Routes of the back office and of development shops. */
const forDevelopers = / \/(ops|v2\/(dev|sandbox|docs))(\/|$)/;
const watch = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook("onRoute", ({ method, url }) => {
    if (method !== "HEAD") routes.push(`${method} ${url.replace(/:(\w+)/g, "{$1}")}`);
  });
};
subscribe("fastify.initialization", watch);
afterAll(() => void unsubscribe("fastify.initialization", watch));

const shop = useShop({ API_DOCS: "on" });
const fetchDocument = async () => (await shop.app.inject({ url: "/v2/openapi.json" })).json<OpenApiDocument>();

describe("GET /v2/openapi.json", () => {
  it("is a valid OpenAPI 3.1 document without dangling references", async () => {
    const validator = new Validator();
    const document = await fetchDocument();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
    const lost = references.filter(
      (path) =>
        path.split("/").reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document) === undefined,
    );
    expect(lost).toEqual([]);
    expect(references).toContain("components/schemas/ProductCard");
  });

  it("lists every route, and nothing else", async () => {
    const { paths } = await fetchDocument();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(routes.filter((route) => !forDevelopers.test(route)).sort());
    expect(routes).toEqual(expect.arrayContaining(["POST /ops/admin", "GET /v2/dev/mailbox"]));
  });

  it("has a unique operationId for each of them", async () => {
    const { paths } = await fetchDocument();
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(["getProductByIdRelated", "deleteCartCartItem", "payment.momo-notification"]),
    );
  });

  it("describes streams, files, provider redirects and gateways' notifications", async () => {
    const { paths } = await fetchDocument();
    const stream = paths["/v2/notification/stream"]?.get;
    expect(stream?.security).toEqual([{ session: [] }]);
    expect(stream?.parameters).toEqual([{ name: "last-event-id", in: "header", schema: { type: "string" } }]);
    expect(stream?.responses["200"]).toMatchObject({
      content: { "text/event-stream": { schema: { anyOf: expect.anything() } } },
    });
    const upload = paths["/v2/upload/{token}"]?.put;
    expect(upload?.parameters).toEqual([{ name: "token", in: "path", required: true, schema: { type: "string" } }]);
    expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual([
      ...["image/jpeg", "image/png", "image/webp", "image/avif"],
    ]);
    expect(Object.keys(paths["/v2/user/consumer/login/{provider}"]?.get?.responses ?? {})).toEqual([
      ...["303", "400", "500", "503"],
    ]);
    const momo = paths["/v2/payment/momo/ipn"]?.post;
    expect(momo?.requestBody?.content["application/json"]?.schema?.required).toContain("signature");
    expect(Object.keys(momo?.responses ?? {})).toEqual(["204", "400", "404", "413", "415", "500", "503"]);
  });

  it("describes requests and answers", async () => {
    const { paths } = await fetchDocument();
    const create = paths["/v2/order"]?.post;
    expect(create?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ["idempotency-key", "header", true],
      ["X-Client", "header", true],
    ]);
    expect(create?.security).toEqual([{ session: [] }]);
    expect(create?.requestBody?.content["application/json"]?.schema?.required).toEqual([
      "cartItemIds",
      "addressId",
      "paymentType",
    ]);
    expect(Object.keys(create?.responses ?? {})).toEqual([
      ...["201", "400", "401", "403", "404", "409", "413", "415", "429", "500", "503"],
    ]);
    expect(Object.keys(paths["/v2/product/list"]?.get?.responses ?? {})).toEqual(["200", "304", "400", "500", "503"]);
  });

  it.each([
    ["/v2/product/list", { maximum: 100, default: 30 }],
    ["/v2/banner/list", { maximum: 1000, default: 1000 }],
  ])("limits the pages of %s", async (path, limits) => {
    const { paths } = await fetchDocument();
    const parameters = paths[path]?.get?.parameters ?? [];
    const schemaOf = (of: string) => parameters.find(({ name }) => name === of)?.schema;
    expect(schemaOf("pagination.limit")).toEqual({ type: "integer", minimum: 1, ...limits });
    expect(schemaOf("pagination.page")).toMatchObject({ minimum: 1, default: 1 });
  });
});

describe("GET /v2/docs", () => {
  it("shows the document with scripts of this server only", async () => {
    const page = await shop.app.inject({ url: "/v2/docs/" });
    expect(page.statusCode).toBe(200);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, file = ""]) => new URL(file, "http://shop/v2/docs/"),
    );
    expect(new Set(files.map(({ host }) => host))).toEqual(new Set(["shop"]));
    for (const { pathname } of files) expect((await shop.app.inject({ url: pathname })).statusCode).toBe(200);
    expect((await shop.app.inject({ url: "/v2/docs/static/swagger-initializer.js" })).body).toContain(
      "/v2/openapi.json",
    );
  });
});
