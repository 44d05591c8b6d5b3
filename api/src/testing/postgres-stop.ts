/** Jest's global teardown: ends what postgres-start.ts began. */
export default async function stop(): Promise<void> {
  const { stopPostgres } = globalThis as { stopPostgres?: () => Promise<void> };
  await stopPostgres?.();
}
