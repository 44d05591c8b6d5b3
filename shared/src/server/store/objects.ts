/** A key, when it was written, and a text that changes with its bytes. */
export interface Entry {
  key: string;
  at: Date;
  etag: string;
}

/**
 * Object storage: a folder or a bucket. Keys are paths with slashes. Writes are atomic, even in a
 * power cut; when two callers create the same key, the second gets `false`. A method rejects with `StoreError` when the
 * store itself is the reason.
 */
export interface Objects {
  /** Rejects with `StoreError` when the store is missing or cannot be read. */
  reach(): Promise<void>;
  /** The bytes under a key; null when there are none. */
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** @returns false, and changes nothing, when the key exists already */
  create(key: string, bytes: Buffer): Promise<boolean>;
  /** Creates or replaces the key. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Everything below a prefix that ends with a slash. */
  list(prefix: string): Promise<Entry[]>;
  remove(key: string): Promise<void>;
  /** Writes a small object under `probe/`. Rejects with `StoreError` when the store cannot be changed safely. */
  probe(): Promise<void>;
}

/** Key of the object that a probe writes; it means nothing. */
export const probeKey = "probe/conditional-write.json";

/** Maximum bytes of a key: what S3 takes, less a prefix. */
const maxKeyBytes = 900;

/** True for a key that cannot lead out of the store. */
export const isKey = (key: string): boolean =>
  Buffer.byteLength(key) <= maxKeyBytes &&
  key.split("/").every((part) => part !== "" && part !== "." && part !== ".." && !/[\\\0]/.test(part));
