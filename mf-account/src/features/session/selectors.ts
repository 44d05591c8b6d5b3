import type { WithSession } from "./slice.ts";

export const getLogin = (state: WithSession) => state.accountSession.login;
export const getRegister = (state: WithSession) => state.accountSession.register;
export const getSignOut = (state: WithSession) => state.accountSession.signOut;
