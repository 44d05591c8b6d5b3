import { vi } from "../../locales/vi/listing.ts";

export const searchTitle = (q: string): string => (q ? vi.searchFor(q) : vi.everything);
