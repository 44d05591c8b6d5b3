import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const sources = join(__dirname, "..");
/** What may read and write cookies: this folder, handlers, routes that are no operations, and the server with its document. */
const allowed = /^(http|openapi|testing)\/|\/operations\/|\/routes?\.ts$|^app\.ts$|\.test\.ts$/;
/** Values, because a type alone writes nothing. */
const imported =
  /^(import (?!type )|\} from ).*"(@thuot-tha\/shared\/contracts\/cookies|\..*cookies\.ts|@fastify\/cookie)";$/m;

it("is only handlers and routes that read and write cookies", () => {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const withCookies = files.filter((file) => imported.test(readFileSync(join(sources, file), "utf8")));
  expect(withCookies).toContain("http/cart-cookies.ts");
  expect(withCookies.filter((file) => !allowed.test(file))).toEqual([]);
});
