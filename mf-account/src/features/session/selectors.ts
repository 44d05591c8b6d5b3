import type { LoginProvider, WithSession } from "./slice.ts";

const none: LoginProvider[] = [];

export const getLogin = (state: WithSession) => state.accountSession.login;
export const getRegister = (state: WithSession) => state.accountSession.register;
export const getTaken = (state: WithSession) => state.accountSession.taken;
export const getProviders = ({ accountSession: { providers } }: WithSession) => (providers?.length ? providers : none);
export const getSignOut = (state: WithSession) => state.accountSession.signOut;
