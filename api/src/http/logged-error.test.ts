import { sql } from "drizzle-orm";
import { createApp } from "../app.ts";
import { useShop } from "../testing/shop.ts";
import { loggedError } from "./logged-error.ts";

const shop = useShop();

describe("an error in the log", () => {
  it("contains each of several failures", () => {
    const failed = new AggregateError([new Error("first"), new Error("second")], "2 parts of the work failed");
    expect(loggedError(failed).errors).toMatchObject([{ message: "first" }, { message: "second" }]);
  });

  it("contains the failed statement and the reason, without its values", async () => {
    const lines: string[] = [];
    const config = { ...shop.context.config, logLevel: "error" };
    const app = await createApp({ ...shop.context, config }, shop.hub, {
      logStream: { write: (line) => void lines.push(line) },
    });
    const statement = sql`SELECT ${"bí mật"}::text, 1 / ${0}::integer`;
    const failed = await shop.context.db.execute(statement).catch((error: unknown) => error);
    app.log.error({ err: failed }, "request failed");
    await app.close();
    const { err } = JSON.parse(lines[0] ?? "");
    expect(lines).toHaveLength(1);
    expect(err).toMatchObject({
      message: "Failed query: SELECT $1::text, 1 / $2::integer",
      cause: { message: "division by zero", code: "22012" },
    });
    expect(err.stack).toMatch(/^ {4}at /);
    expect(lines[0]).not.toContain("bí mật");
  });
});
