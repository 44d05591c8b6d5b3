import type { WithProfile } from "./slice.ts";

export const getProfile = (state: WithProfile) => state.accountProfile;
/** Whether the customer signs in with a provider only, and has not chosen a password yet. */
export const hasNoPassword = ({ accountProfile: { account } }: WithProfile) => account?.user.hasPassword === false;
