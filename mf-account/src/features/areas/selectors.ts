import type { WithAreas } from "./slice.ts";

export const getAreas = (state: WithAreas) => state.accountAreas;
