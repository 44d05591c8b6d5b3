import pLimit from "p-limit";

/** More reads wait than a store answers in time. */
export class TooManyReads extends Error {}

const maxReads = 8;
const defaultMaxWaiting = 200;

/**
 * Runs at most eight reads at a time, because any visitor can cause them, and each is a request to the store. Rejects
 * with TooManyReads when too many wait. @param what the store holds, for messages
 */
export function boundedReads(what: "releases" | "pictures", maxWaiting = defaultMaxWaiting) {
  const inTurn = pLimit(maxReads);
  return async <T>(read: () => Promise<T>): Promise<T> => {
    if (inTurn.pendingCount >= maxWaiting) throw new TooManyReads(`${inTurn.pendingCount} reads of ${what} wait`);
    return inTurn(read);
  };
}
