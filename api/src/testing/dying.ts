import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** A request whose process dies at one of its statements. */
interface Doomed {
  statements: number;
  diesAt: number;
  /** True when the statement still reaches the server and only its answer is lost. */
  isSent: boolean;
}

const running = new AsyncLocalStorage<Doomed>();

/**
 * Makes connections to PostgreSQL servers mortal until the suite ends: within `dying`, the connection that sends the
 * n-th statement is lost, as when the process is killed.
 */
export function makeConnectionsMortal(): void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const mortal = function (this: pg.Client, ...args: unknown[]) {
    const doomed = running.getStore();
    if (!doomed) return query.apply(this, args);
    doomed.statements += 1;
    const cut = () => (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    if (doomed.statements !== doomed.diesAt) return query.apply(this, args);
    if (!doomed.isSent) cut();
    const answer = query.apply(this, args);
    if (doomed.isSent) setImmediate(cut);
    return answer;
  };
  const spy = jest.spyOn(pg.Client.prototype, "query").mockImplementation(mortal as never);
  afterAll(() => spy.mockRestore());
}

/** Runs a request that dies at its n-th statement, or never. @returns the number of statements it sent */
export async function dying(request: () => Promise<unknown>, diesAt = 0, isSent = false): Promise<number> {
  const doomed: Doomed = { statements: 0, diesAt, isSent };
  await running.run(doomed, request);
  return doomed.statements;
}
