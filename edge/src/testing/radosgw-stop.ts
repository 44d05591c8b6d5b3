/** Jest's global teardown: ends what radosgw-start.ts began. */
export default async function stop(): Promise<void> {
  const { stopRadosgw } = globalThis as { stopRadosgw?: () => Promise<void> };
  await stopRadosgw?.();
}
