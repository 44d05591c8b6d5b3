import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { repeat } from "@thuot-tha/shared/server";
import type { ReleaseStore } from "../releases/store.ts";

const secretKey = "secrets/load-tokens";

/** The secret that the edges of a store share, which is created when there is none. It signs staff links, too. */
export async function sharedSecret({ objects }: ReleaseStore, own = randomBytes(32)): Promise<Buffer> {
  const known = await objects.read(secretKey);
  if (known) return known;
  // A missing folder may be an unmounted one; the probe rejects before anything is created in its place.
  await objects.probe();
  await objects.create(secretKey, own);
  return (await objects.read(secretKey)) ?? own;
}

/** Time for the store's answer; without one, the edge starts with a secret of its own. */
const secretTimeoutMs = 3000;

/**
 * The shared secret of an edge; an edge that can neither read nor create it in time uses its own meanwhile.
 * @param retryMs time between two tries to get the shared one
 */
export async function edgeSecret(store: ReleaseStore, retryMs: number) {
  const own = randomBytes(32);
  let shared: Buffer | null = null;

  async function share(): Promise<void> {
    shared ??= await sharedSecret(store, own);
  }

  await Promise.race([share().catch(() => undefined), delay(secretTimeoutMs, undefined, { ref: false })]);
  return {
    /** The secret by which to sign and check at this moment. */
    current: (): Buffer => shared ?? own,
    /** Stops trying to get the shared secret. */
    stop: repeat(share, retryMs, () => undefined),
  };
}

/** The document that a token was issued for. */
export interface IssuedLoad {
  /** Unguessable, and used by one document. */
  id: string;
  revision: number;
  track: "stable" | "candidate";
  /** Whole seconds since 1970. */
  issuedAt: number;
  /** True when the document counts as one that a browser should hydrate. */
  awaited: boolean;
}

const form = /^(\d{1,9})\.([sc])([01])\.([0-9a-z]{1,9})\.([\w-]{11})\.([\w-]{22})$/;

/**
 * Signs a token for each document; the browser sends it back with its reports. A token is valid for one set and from
 * one network, so that a report can be neither made up nor sent from another network.
 */
export function createLoadTokens(secret: () => Buffer) {
  const signature = (text: string, set: string, network: string): Buffer =>
    createHmac("sha256", secret()).update([text, set, network].join("\n")).digest().subarray(0, 16);

  return {
    issue(set: string, network: string, load: Omit<IssuedLoad, "id">): string {
      const { revision, track, issuedAt, awaited } = load;
      const id = randomBytes(8).toString("base64url");
      const text = `${revision}.${track[0]}${awaited ? 1 : 0}.${issuedAt.toString(36)}.${id}`;
      return `${text}.${signature(text, set, network).toString("base64url")}`;
    },

    /** Null when the token was not issued for this set and network. */
    read(token: string, set: string, network: string): IssuedLoad | null {
      const [, revision, track, awaited, issuedAt = "", id = "", signed = ""] = form.exec(token) ?? [];
      const text = token.slice(0, -signed.length - 1);
      const expected = signature(text, set, network);
      const received = Buffer.from(signed, "base64url");
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
      return {
        id,
        revision: Number(revision),
        track: track === "c" ? "candidate" : "stable",
        issuedAt: Number.parseInt(issuedAt, 36),
        awaited: awaited === "1",
      };
    },
  };
}

export type LoadTokens = ReturnType<typeof createLoadTokens>;
