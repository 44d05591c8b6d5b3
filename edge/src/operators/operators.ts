import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ConfigError } from "@thuot-tha/shared/server";
import { z } from "zod";
import type { Operator } from "./may-do.ts";
import { role } from "./roles.ts";

/** Names appear in the history, which names `edge` for changes that edges make by themselves. */
export const operatorName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u, "letters, digits, spaces, . _ -, at most 60")
  .refine((name) => name !== "edge", "edges have this name in the history");

const hash = z.string().regex(/^[0-9a-f]{64}$/, "the SHA-256 of the token in hex");
const operatorsFile = z.array(z.strictObject({ name: operatorName, token: hash, roles: z.array(role) }));

/** An operator of the settings, and the SHA-256 of their token. */
export interface KnownOperator extends Operator {
  tokenHash: string;
  /** True for a token that several people use, so its name identifies no person. */
  isShared: boolean;
}

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Makes a token and its hash. The token is 256 random bits, which cannot be guessed from the hash, so the hash need not
 * be slow. The prefix keeps a token from starting with a hyphen, which would look like an option.
 */
export function createToken(): { token: string; hash: string } {
  const token = `tt_${randomBytes(32).toString("base64url")}`;
  return { token, hash: sha256(token).toString("hex") };
}

/** The operator with a token; null without one. The token's hash is compared in constant time. */
export function operatorWith(token: string, operators: readonly KnownOperator[]): KnownOperator | null {
  const given = sha256(token);
  return operators.find(({ tokenHash }) => timingSafeEqual(given, Buffer.from(tokenHash, "hex"))) ?? null;
}

/** Reads `OPERATORS_FILE`. Rejects with a message for a file that is missing or invalid. */
export async function readOperators(file: string): Promise<KnownOperator[]> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new ConfigError(`OPERATORS_FILE: ${error.message}`);
  });
  const operators = operatorsFile.safeParse(jsonOrNull(text));
  if (!operators.success) throw new ConfigError(`OPERATORS_FILE: ${z.prettifyError(operators.error)}`);
  const names = operators.data.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ConfigError(`OPERATORS_FILE: the name ${twice} is there twice`);
  return operators.data.map(({ name, token, roles }) => ({ name, roles, tokenHash: token, isShared: false }));
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
