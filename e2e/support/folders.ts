import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A shop's data as it is right after its first start; every shop under test begins as a copy of it. */
export const template = join(root, ".cache", "e2e", "template");

/** Pictures that edges under test have resized; it outlives a run. */
export const images = join(root, ".cache", "e2e", "images");
