import { openObjects, type StoreLocation } from "@thuot-tha/shared/server";
import type { SigningKeys } from "./signatures.ts";
import { type ReleaseStore, releaseStore } from "./store.ts";

export const openStore = async (location: StoreLocation, keys: SigningKeys): Promise<ReleaseStore> =>
  releaseStore(await openObjects(location), keys);
