import type { WithPassword } from "./slice.ts";

export const getPasswordChange = (state: WithPassword) => state.accountPassword.change;
export const getPasswordForgot = (state: WithPassword) => state.accountPassword.forgot;
export const getPasswordReset = (state: WithPassword) => state.accountPassword.reset;
