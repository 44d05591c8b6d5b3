import type { SlotFill } from "@thuot-tha/shared/platform";
import { SearchBox } from "./SearchBox.tsx";

/** `header.search`: a search field that suggests while one types. Without props. */
export const searchSlot: SlotFill<Record<string, never>> = { Component: SearchBox };
