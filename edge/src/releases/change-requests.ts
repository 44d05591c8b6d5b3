import { createHash } from "node:crypto";
import { type Composition, composition as compositionSchema } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import { parsedOrNull } from "./parsed.ts";
import type { ReleaseStore } from "./store.ts";

/** Time for which a request waits for a second operator. */
const validForMs = 24 * 3_600_000;

/** A composition that an operator requests and a second one has to approve. */
export interface ChangeRequest {
  /** Derived from the content, so that an operator approves what was requested and nothing else. */
  id: string;
  composition: Composition;
}

const folder = "requests/";
const keyOf = (id: string) => `${folder}${id}.json`;
const idOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex").slice(0, 12);

/** Stores a composition until a second operator approves it. @returns the id of the request */
export async function storeRequest({ objects, signatures }: ReleaseStore, composition: Composition): Promise<string> {
  const bytes = Buffer.from(`${JSON.stringify(composition, null, 2)}\n`);
  await signatures.sign("request", bytes);
  await objects.put(keyOf(idOf(bytes)), bytes);
  return idOf(bytes);
}

/** The request with that id; null when there is none, or when its time is over. Rejects when it is not trusted. */
export async function readRequest(store: ReleaseStore, id: string, now: Date): Promise<ChangeRequest | null> {
  const bytes = /^[0-9a-f]{12}$/.test(id) ? await store.objects.read(keyOf(id)) : null;
  if (bytes) await store.signatures.check("request", bytes, keyOf(id));
  const composition = bytes && idOf(bytes) === id ? parsedOrNull(compositionSchema, bytes) : null;
  const age = now.getTime() - Date.parse(composition?.at ?? "");
  return composition && age < validForMs ? { id, composition } : null;
}

/** Requests that can still be approved: they build on the live revision. Oldest first. */
export async function openRequests(store: ReleaseStore, live: number | null, now: Date): Promise<ChangeRequest[]> {
  const ids = (await store.objects.list(folder)).map(({ key }) => key.slice(folder.length, -".json".length));
  const read = (id: string) =>
    readRequest(store, id, now).catch((error: unknown) => {
      if (error instanceof ReleaseRefused) return null;
      throw error;
    });
  const all = await Promise.all(ids.map(read));
  return all
    .filter((one) => one !== null)
    .filter(({ composition }) => composition.revision === (live ?? 0) + 1)
    .sort((a, b) => (a.composition.at < b.composition.at ? -1 : 1));
}

export const removeRequest = ({ objects }: ReleaseStore, id: string): Promise<void> => objects.remove(keyOf(id));
