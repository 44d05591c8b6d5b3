import { Socket } from "node:net";
import { sql } from "drizzle-orm";
import { openTestDatabase, runsOnServer } from "../testing/database.ts";

const onServer = runsOnServer ? describe : describe.skip;

onServer("a connection to a server", () => {
  it("is probed, also without timeouts, because a migration would wait for ever for a server that is gone", async () => {
    const database = await openTestDatabase();
    const probes = jest.spyOn(Socket.prototype, "setKeepAlive");
    await database.withoutTimeouts((db) => db.execute(sql`SELECT 1`));
    expect(probes.mock.calls).toEqual([[true, 10_000]]);
    probes.mockRestore();
    await database.close();
  });
});
