import type { OperationInput, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listLoginProviders } from "@thuot-tha/shared/contracts/operations/customer/list-login-providers";
import type { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import type { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type LoginValues = OperationInput<typeof logIn>["body"];
export type RegisterValues = OperationInput<typeof registerAccount>["body"];
export type LoginProvider = OperationOutput<typeof listLoginProviders>["items"][number];

/** Phases of signing in, registering and signing out. The shell holds the session itself. */
export interface SessionWork {
  login: Phase;
  register: Phase;
  signOut: Phase;
}

export interface SessionDesk extends SessionWork {
  /** Sign-in providers; null until requested. */
  providers: LoginProvider[] | null;
  /** E-mail or phone of the last registration that was refused because it has an account; "" for none. */
  taken: string;
}

const initialState: SessionDesk = { login: idle, register: idle, signOut: idle, providers: null, taken: "" };

const slice = createSlice({
  name: "accountSession",
  initialState,
  reducers: {
    signInOpened: (state) => ({ ...state, login: idle, register: idle }),
    loginSubmitted: (state, _action: PayloadAction<LoginValues>) => ({ ...state, login: working }),
    registerSubmitted: (state, _action: PayloadAction<RegisterValues>) => ({ ...state, register: working, taken: "" }),
    accountTaken: (state, { payload }: PayloadAction<string>) => ({ ...state, taken: payload }),
    /** `everywhere` ends the customer's sessions on all devices. */
    signOutRequested: (state, _action: PayloadAction<{ everywhere: boolean }>) => ({ ...state, signOut: working }),
    /** A customer signed in, here or in another tab, so an earlier sign-out is over. */
    customerCame: (state) => ({ ...state, signOut: idle, taken: "" }),
    providersRequested: (state) => state,
    providersKnown: (state, { payload }: PayloadAction<LoginProvider[]>) => ({ ...state, providers: payload }),
    workDone: (state, { payload }: PayloadAction<keyof SessionWork>) => ({ ...state, [payload]: done() }),
    workFailed: (state, { payload }: PayloadAction<{ work: keyof SessionWork; error: ShownError }>) => ({
      ...state,
      [payload.work]: failed(payload.error),
    }),
  },
});

export const {
  signInOpened,
  loginSubmitted,
  registerSubmitted,
  accountTaken,
  signOutRequested,
  customerCame,
  providersRequested,
  providersKnown,
  workDone,
  workFailed,
} = slice.actions;
export const sessionReducer = slice.reducer;

export interface WithSession {
  accountSession: SessionDesk;
}
