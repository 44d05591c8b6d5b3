import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { setId } from "./set-id.ts";

/** False for two revisions of one number, of which the later was made in a store that was restored or created again. */
export const isSameRevision = (a: Composition, b: Composition): boolean =>
  a.revision === b.revision && a.at === b.at && setId(a.stable) === setId(b.stable);
