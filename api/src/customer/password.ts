import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import pLimit from "p-limit";
import type { Config } from "../config/config.ts";
import { Unavailable } from "../errors.ts";

/**
 * Parameters of a new hash, which are stored with it, so that they can be raised later: a sign-in then renews the hash.
 * @param cost number of doublings of time and memory: with 15, a hash takes 32 MB and 0.1 to 0.3 s
 */
const parameters = (cost: number) => ({ N: 2 ** cost, r: 8, p: 3 });
const keyBytes = 32;

/** Two hashes at a time leave two of Node's four threads for files, compression and looking up addresses. */
const turn = pLimit(2);
/** Hashes that wait for their turn; the last one of them waits some seconds. */
const maxWaiting = 50;

/** Throws Unavailable when too many hashes wait. */
async function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  if (turn.pendingCount >= maxWaiting) throw new Unavailable();
  const maxmem = 256 * (options.N ?? 1) * (options.r ?? 1);
  return turn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFC"), salt, keyBytes, { ...options, maxmem }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/** Whether a hash was made with other parameters than new ones are. */
export function isOutdated(stored: string, { passwordCost }: Pick<Config, "passwordCost">): boolean {
  const { N, r, p } = parameters(passwordCost);
  return !stored.startsWith(`scrypt$${N}$${r}$${p}$`);
}

/** "scrypt$N$r$p$salt$key". */
export async function hashPassword(password: string, { passwordCost }: Pick<Config, "passwordCost">): Promise<string> {
  const { N, r, p } = parameters(passwordCost);
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N, r, p });
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Takes the same time for an unknown account (null), so that timing reveals nothing. */
export async function checkPassword(
  password: string,
  stored: string | null,
  { passwordCost }: Pick<Config, "passwordCost">,
): Promise<boolean> {
  const [scheme, N, r, p, salt = "", key = ""] = (stored ?? "").split("$");
  if (scheme !== "scrypt") {
    await derive(password, Buffer.alloc(16), parameters(passwordCost));
    return false;
  }
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
