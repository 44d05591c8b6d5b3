import { headerSearch } from "@thuot-tha/shared/contracts/slots/header";
import { slotContent } from "@thuot-tha/shared/platform";
import { SearchBox } from "./SearchBox.tsx";

/** A search field with suggestions. */
export const searchSlot = slotContent({ slot: headerSearch, rendering: "client", Component: SearchBox });
