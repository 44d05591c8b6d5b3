import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const sources = join(__dirname, "..");
/**
 * Files that may read and write cookies: this folder, handlers, routes that are not operations, and the server with its
 * OpenAPI document.
 */
const allowed = /^(http|openapi|testing)\/|\/operations\/|\/routes?\.ts$|^app\.ts$|\.test\.ts$/;
/** Type-only imports are allowed, because they cannot write cookies. */
const imported =
  /^(import (?!type )|\} from ).*"(@thuot-tha\/shared\/contracts\/cookies|\..*cookies\.ts|@fastify\/cookie)";$/m;

it("allows only handlers and routes to read and write cookies", () => {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const withCookies = files.filter((file) => imported.test(readFileSync(join(sources, file), "utf8")));
  expect(withCookies).toContain("http/cart-cookies.ts");
  expect(withCookies.filter((file) => !allowed.test(file))).toEqual([]);
});
