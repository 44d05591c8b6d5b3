import { mkdir } from "node:fs/promises";
import { type Objects, openMedia, type StoreLocation } from "@thuot-tha/shared/server";

/** Opens the store of pictures, and makes its folder, which edges only read. */
export async function readyMedia(location: StoreLocation): Promise<Objects> {
  if ("folder" in location) await mkdir(location.folder, { recursive: true });
  return openMedia(location);
}
