import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import { ConfigError, type Environment, type Objects, optionalText, StoreError, text } from "@thuot-tha/shared/server";
import { z } from "zod";
import { ReleaseRefused } from "./errors.ts";
import { parsedOrNull } from "./parsed.ts";

/** Ed25519 keys of a process: the one it signs with, and those it trusts. Without trusted keys nothing is checked. */
export interface SigningKeys {
  signing: KeyObject | null;
  trusted: KeyObject[];
}

export const noKeys: SigningKeys = { signing: null, trusted: [] };

/** What is signed. A signature of one kind is invalid for another. */
type Kind = "release" | "composition" | "request";

/** Signatures are stored apart from what they sign, so that signed and unsigned stores are read alike. */
export interface Signatures {
  /**
   * Signs bytes that are about to be stored. Rejects without a signing key where trusted keys are set, because edges
   * would refuse the bytes.
   */
  sign(kind: Kind, bytes: Buffer): Promise<void>;
  /** Rejects with SIGNATURE when no trusted key has signed the bytes. @param key where they are, for the message */
  check(kind: Kind, bytes: Buffer, key: string): Promise<void>;
}

/** `ops sign` signs releases and compositions; a request has to come from its operator again. */
const orSignAll = (remedy: string) =>
  `If the store was written before the key, run ops check, then ops sign; otherwise ${remedy}.`;
const remedies: Record<Kind, string> = {
  release: orSignAll("publish it again with RELEASE_SIGNING_KEY"),
  composition: orSignAll("bring an earlier revision back by its number, with ops rollback <revision>"),
  request: "Request the change again, from an edge with the key.",
};

const signature = z.object({ signature: z.base64() });
const payloadOf = (kind: Kind, bytes: Buffer) => Buffer.concat([Buffer.from(`thuot-tha ${kind}\n`), bytes]);

/** Key of the signature of these bytes; it does not depend on where they are stored, so no two signatures share it. */
export const signatureKey = (kind: Kind, bytes: Buffer): string =>
  `signatures/${createHash("sha256").update(payloadOf(kind, bytes)).digest("hex")}.json`;

export function createSignatures(objects: Objects, { signing, trusted }: SigningKeys): Signatures {
  return {
    async sign(kind, bytes) {
      if (signing) {
        const made = sign(null, payloadOf(kind, bytes), signing).toString("base64");
        const key = signatureKey(kind, bytes);
        const content = Buffer.from(`${JSON.stringify({ signature: made })}\n`);
        // The first signature creates the folder of a new store; one of an earlier key is replaced.
        if (!(await objects.create(key, content))) await objects.put(key, content);
      } else if (trusted.length > 0) {
        const message = "This process cannot sign what it writes, and edges would refuse it; set RELEASE_SIGNING_KEY.";
        throw new StoreError("denied", message);
      }
    },

    async check(kind, bytes, key) {
      if (trusted.length === 0) return;
      const stored = await objects.read(signatureKey(kind, bytes));
      const given = Buffer.from((stored && parsedOrNull(signature, stored)?.signature) ?? "", "base64");
      if (trusted.some((one) => verify(null, payloadOf(kind, bytes), one, given))) return;
      throw new ReleaseRefused(
        "SIGNATURE",
        `${key} is not signed by a key of RELEASE_TRUSTED_KEYS: it has been changed, or written without the key. ${remedies[kind]}`,
      );
    },
  };
}

/** Reads `RELEASE_SIGNING_KEY` and `RELEASE_TRUSTED_KEYS`. */
export function signingKeys(env: Environment): SigningKeys {
  const own = optionalText(env, "RELEASE_SIGNING_KEY");
  const signing = own ? keyIn("RELEASE_SIGNING_KEY", own, privateKeyOf) : null;
  const trusted = text(env, "RELEASE_TRUSTED_KEYS", "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => keyIn("RELEASE_TRUSTED_KEYS", one, publicKeyOf));
  if (signing && trusted.length > 0 && !trusted.some((one) => one.equals(createPublicKey(signing)))) {
    throw new ConfigError("RELEASE_SIGNING_KEY: its public key is not among RELEASE_TRUSTED_KEYS");
  }
  return { signing, trusted };
}

const privateKeyOf = (key: Buffer) => createPrivateKey({ key, format: "der", type: "pkcs8" });
const publicKeyOf = (key: Buffer) => createPublicKey({ key, format: "der", type: "spki" });

function keyIn(setting: string, base64: string, parse: (der: Buffer) => KeyObject): KeyObject {
  try {
    const key = parse(Buffer.from(base64, "base64"));
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {
    // The sentence below names what is expected.
  }
  throw new ConfigError(`${setting}: must be an Ed25519 key as ops signing-key prints it`);
}

/** Makes a pair of keys in the form of the settings: base64 of PKCS #8 and of SPKI. */
export function createSigningKey(): { signingKey: string; trustedKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    signingKey: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
    trustedKey: publicKey.export({ format: "der", type: "spki" }).toString("base64"),
  };
}
