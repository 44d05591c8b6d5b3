import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const sources = join(__dirname, "..");

/** Sources, without tests and their helpers, in which a pattern is found. */
const sourcesWith = (pattern: RegExp): string[] =>
  readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?!testing\/).*(?<!\.test)\.ts$/.test(file))
    .filter((file) => pattern.test(readFileSync(join(sources, file), "utf8")));

it("allows only handlers, routes, the server and its OpenAPI document to read and write cookies", () => {
  const allowed = /^(http|openapi)\/|\/operations\/|\/routes?\.ts$|^app\.ts$/;
  /** Type-only imports are allowed, because they cannot write cookies. */
  const imported =
    /^(import (?!type )|\} from ).*"(@thuot-tha\/shared\/contracts\/cookies|\..*cookies\.ts|@fastify\/cookie)";$/m;
  const withCookies = sourcesWith(imported);
  expect(withCookies).toContain("http/cart-cookies.ts");
  expect(withCookies.filter((file) => !allowed.test(file))).toEqual([]);
});

it("allows no rule to import this folder, types included", () => {
  /** Handlers, routes, their descriptions and lists, and the commands of staff, which are validated like requests. */
  const allowed =
    /^(http|openapi|sandbox|admin)\/|\/operations\/|routes?\.ts$|^mail\/mailbox\.ts$|^settlement\/described\.ts$|^(app|operations)\.ts$/;
  const importers = sourcesWith(/ from "\.[^"]*\/http\/[^"]*";$/m);
  expect(importers).toContain("order/operations/create-order.ts");
  expect(importers.filter((file) => !allowed.test(file))).toEqual([]);
});
