import { Validator } from "@seriousme/openapi-schema-validator";
import { handlers } from "../operations/index.ts";
import { useShop } from "../testing/shop.ts";
import type { OpenApiDocument } from "./document.ts";

const shop = useShop({ API_DOCS: "on" });
const fetchDocument = async () => (await shop.app.inject({ url: "/v2/openapi.json" })).json<OpenApiDocument>();

describe("GET /v2/openapi.json", () => {
  it("is a valid OpenAPI 3.1 document, every reference of which leads somewhere", async () => {
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

  it("has every operation that is answered, once", async () => {
    const { paths } = await fetchDocument();
    const described = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
    expect(described.sort()).toEqual(Object.keys(handlers).sort());
  });

  it("says what a request carries and what comes back", async () => {
    const { paths } = await fetchDocument();
    const create = paths["/v2/order"]?.post;
    expect(create?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ["idempotency-key", "header", true],
      ["X-Client", "header", true],
    ]);
    expect(create?.security).toEqual([{ session: [] }]);
    expect(create?.requestBody?.content["application/json"].schema.required).toEqual([
      "cartItemIds",
      "addressId",
      "paymentType",
    ]);
    expect(Object.keys(create?.responses ?? {})).toEqual(["201", "400", "401", "404", "409", "413", "415", "500"]);
    const list = paths["/v2/product/list"]?.get;
    expect(list?.parameters.find(({ name }) => name === "pagination.limit")?.schema).toEqual({
      ...{ type: "integer", minimum: 1, maximum: 100, default: 30 },
    });
    expect(Object.keys(list?.responses ?? {})).toEqual(["200", "304", "400", "500"]);
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
