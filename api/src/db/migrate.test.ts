import { sql } from "drizzle-orm";
import { openTestDatabase } from "../testing/database.ts";
import type { Database } from "./client.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { row, rows } from "./rows.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

describe("migrate", () => {
  it("runs each migration once, in order", async () => {
    expect(await migrate(database.db)).toEqual([]);
    const next = { name: "next", sql: "CREATE TABLE next (id integer); -- one; two\nINSERT INTO next VALUES (7);" };
    expect(await migrate(database.db, [...migrations, next])).toEqual(["next"]);
    expect(await rows(database.db, sql`SELECT id FROM next`)).toEqual([{ id: 7 }]);
  });

  it("undoes a migration that fails halfway", async () => {
    const broken = { name: "broken", sql: "CREATE TABLE half (id integer); SELECT nonsense;" };
    const list = [...migrations, { name: "next", sql: "SELECT 1;" }, broken];
    await expect(migrate(database.db, list)).rejects.toThrow();
    expect(await row(database.db, sql`SELECT to_regclass('half')::text AS found`)).toEqual({ found: null });
  });
});

describe("fold_text", () => {
  it("folds as the shop's own code does", async () => {
    const folded = await row(database.db, sql`SELECT fold_text('ĐẦM Dạ Hội Ưu đãi ƠỚỹ') AS text`);
    expect(folded).toEqual({ text: "dam da hoi uu dai ooy" });
  });
});
