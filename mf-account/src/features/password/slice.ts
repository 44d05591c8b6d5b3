import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type ChangeBody = OperationInput<"password.change">["body"];
export type ForgotBody = OperationInput<"password.forgot">["body"];
export type ResetBody = OperationInput<"password.reset">["body"];

/** Changing the password while signed in, asking for a link because it is forgotten, and using that link. */
export interface PasswordWork {
  change: Phase;
  forgot: Phase;
  reset: Phase;
}

const initialState: PasswordWork = { change: idle, forgot: idle, reset: idle };

const slice = createSlice({
  name: "accountPassword",
  initialState,
  reducers: {
    /** A page with one of the forms opens. */
    passwordOpened: () => initialState,
    changeSubmitted: (state, _action: PayloadAction<ChangeBody>) => {
      state.change = working;
    },
    forgotSubmitted: (state, _action: PayloadAction<ForgotBody>) => {
      state.forgot = working;
    },
    resetSubmitted: (state, _action: PayloadAction<ResetBody>) => {
      state.reset = working;
    },
    passwordDone: (state, { payload }: PayloadAction<keyof PasswordWork>) => {
      state[payload] = done();
    },
    passwordRefused: (state, { payload }: PayloadAction<{ work: keyof PasswordWork; error: ShownError }>) => {
      state[payload.work] = failed(payload.error);
    },
  },
});

export const { passwordOpened, changeSubmitted, forgotSubmitted, resetSubmitted, passwordDone, passwordRefused } =
  slice.actions;
export const passwordReducer = slice.reducer;

export interface WithPassword {
  accountPassword: PasswordWork;
}
