import { sql } from "drizzle-orm";
import { openTestDatabase, runsOnServer } from "../testing/database.ts";
import type { Database } from "./client.ts";
import { rows } from "./rows.ts";

const onServer = runsOnServer ? describe : describe.skip;

/** Collects values; `next` waits for the value after the last one read. */
function inbox<T>() {
  const waiting: T[] = [];
  let wake = () => {};
  return {
    put(value: T) {
      waiting.push(value);
      wake();
    },
    async next(): Promise<T> {
      while (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return waiting.shift() as T;
    },
  };
}

const endListeners = (database: Database) =>
  rows<{ gone: boolean }>(
    database.db,
    sql`
      SELECT pg_terminate_backend(pid) AS gone FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );

describe("listen", () => {
  it("receives payloads of its channel", async () => {
    const database = await openTestDatabase();
    const received = inbox<string>();
    const unlisten = await database.listen("news", { onPayload: received.put, onGap: () => received.put("gap") });
    await database.db.execute(sql`SELECT pg_notify('other', 'no'), pg_notify('news', 'một')`);
    expect(await received.next()).toBe("một");
    await unlisten();
    await database.close();
  });
});

onServer("listening on a server", () => {
  it("reconnects after a lost connection, and reports the gap", async () => {
    const database = await openTestDatabase();
    const received = inbox<string>();
    const unlisten = await database.listen("news", { onPayload: received.put, onGap: () => received.put("gap") });
    expect(await endListeners(database)).toEqual([{ gone: true }]);
    expect(await received.next()).toBe("gap");
    await database.db.execute(sql`SELECT pg_notify('news', 'hai')`);
    expect(await received.next()).toBe("hai");
    await unlisten();
    await database.close();
  });

  it("stops although the server does not answer any more", async () => {
    const database = await openTestDatabase();
    const unlisten = await database.listen("news", { onPayload: () => undefined, onGap: () => undefined });
    const listening = await rows<{ pid: number }>(
      database.db,
      sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    for (const { pid } of listening) process.kill(pid, "SIGSTOP");
    try {
      await unlisten();
    } finally {
      for (const { pid } of listening) process.kill(pid, "SIGCONT");
    }
    expect(listening).toHaveLength(1);
    await database.close();
  });
});
