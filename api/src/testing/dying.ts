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
  const ask = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  const mortal = function (this: pg.Client, ...asked: unknown[]) {
    const doomed = running.getStore();
    if (!doomed) return ask.apply(this, asked);
    doomed.statements += 1;
    const cut = () => (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    if (doomed.statements !== doomed.diesAt) return ask.apply(this, asked);
    if (!doomed.isSent) cut();
    const answer = ask.apply(this, asked);
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
