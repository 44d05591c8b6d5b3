import type { WithEmail } from "./slice.ts";

export const getEmailSend = (state: WithEmail) => state.accountEmail.send;
export const getEmailConfirm = (state: WithEmail) => state.accountEmail.confirm;
export const getEmailRequest = (state: WithEmail) => state.accountEmail.request;
export const getEmailChange = (state: WithEmail) => state.accountEmail.change;
