import { TooManyRequests, Unavailable } from "../errors.ts";

/** Seconds after which a refused upload may be retried. */
const retrySeconds = 5;

export interface InFlightLimits {
  /** Maximum bytes of all customers; an upload beyond it throws Unavailable. */
  maxBytes: number;
  /** Maximum bytes of one customer; an upload beyond it throws TooManyRequests. */
  maxBytesPerCustomer: number;
}

/** Counts bytes that have arrived; throws what refuses them. */
export type Hold = (bytes: number) => void;

/**
 * Limits the bytes of uploads that this process holds in memory. Only bytes that have arrived count, because an upload
 * that announces many and sends none would keep others out.
 * @returns a function that counts the bytes which `work` holds for a customer, until it ends
 */
export function limitInFlight({ maxBytes, maxBytesPerCustomer }: InFlightLimits) {
  const held = new Map<string, number>();
  let total = 0;

  function count(customerId: string, bytes: number): void {
    const own = (held.get(customerId) ?? 0) + bytes;
    total += bytes;
    if (own > 0) held.set(customerId, own);
    else held.delete(customerId);
  }

  return async <T>(customerId: string, work: (hold: Hold) => Promise<T>): Promise<T> => {
    let own = 0;
    const hold: Hold = (bytes) => {
      if ((held.get(customerId) ?? 0) + bytes > maxBytesPerCustomer) {
        throw new TooManyRequests(
          retrySeconds,
          "Bạn đang tải lên nhiều ảnh cùng lúc. Hãy chờ ảnh trước xong rồi thử lại.",
        );
      }
      if (total + bytes > maxBytes) {
        throw new Unavailable(retrySeconds, "Đang có quá nhiều ảnh được tải lên. Bạn thử lại sau giây lát nhé.");
      }
      own += bytes;
      count(customerId, bytes);
    };
    try {
      return await work(hold);
    } finally {
      count(customerId, -own);
    }
  };
}
