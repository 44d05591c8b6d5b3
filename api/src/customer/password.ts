import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** Each hash takes about 32 MB and 0.1 s. The parameters are stored with the hash, so that they can be raised later. */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const maxmem = 256 * (options.N ?? 1) * (options.r ?? 1);
    scrypt(password.normalize("NFC"), salt, KEY_BYTES, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** "scrypt$N$r$p$salt$key". */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Takes the same time for an unknown account (null), so that timing reveals nothing. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [scheme, N, r, p, salt = "", key = ""] = (stored ?? "").split("$");
  if (scheme !== "scrypt") {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
