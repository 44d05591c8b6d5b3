/**
 * What a release store is kept in: a folder or a bucket. Keys are paths with slashes. Everything appears whole or not at
 * all, whenever the power fails; of two who create one key at once, one is told that it is there.
 */
export interface Objects {
  /** The bytes under a key; null when there are none. */
  read(key: string): Promise<Buffer | null>;
  /** @returns false, and changes nothing, when the key is there already */
  create(key: string, bytes: Buffer): Promise<boolean>;
  /** Creates the key or takes the place of what is there. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Everything below a prefix that ends with a slash. */
  list(prefix: string): Promise<{ key: string; at: Date }[]>;
  remove(key: string): Promise<void>;
}

/** A key that cannot lead out of the store. */
export const isKey = (key: string): boolean =>
  key.split("/").every((part) => part !== "" && part !== "." && part !== ".." && !/[\\\0]/.test(part));
