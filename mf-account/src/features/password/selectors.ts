import type { WithPassword } from "./slice.ts";

export const getPasswordChange = (state: WithPassword) => state.accountPassword;
