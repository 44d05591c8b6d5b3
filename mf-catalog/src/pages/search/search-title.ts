import { viListing } from "../../locales/vi/listing.ts";

export const searchTitle = (q: string): string => (q ? viListing.searchFor(q) : viListing.everything);
