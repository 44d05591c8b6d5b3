import type { WithProfile } from "./slice.ts";

export const getProfile = (state: WithProfile) => state.accountProfile;
