import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import type { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import type { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type ChangeBody = OperationInput<typeof changePassword>["body"];
export type ForgotBody = OperationInput<typeof requestPasswordReset>["body"];
export type ResetBody = OperationInput<typeof resetPassword>["body"];

/** Changing the password while signed in, requesting a link for a forgotten one, and using that link. */
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
    changeSubmitted: (state, _action: PayloadAction<ChangeBody>) => ({ ...state, change: working }),
    forgotSubmitted: (state, _action: PayloadAction<ForgotBody>) => ({ ...state, forgot: working }),
    resetSubmitted: (state, _action: PayloadAction<ResetBody>) => ({ ...state, reset: working }),
    passwordDone: (state, { payload }: PayloadAction<keyof PasswordWork>) => ({ ...state, [payload]: done() }),
    passwordRefused: (state, { payload }: PayloadAction<{ work: keyof PasswordWork; error: ShownError }>) => ({
      ...state,
      [payload.work]: failed(payload.error),
    }),
  },
});

export const { passwordOpened, changeSubmitted, forgotSubmitted, resetSubmitted, passwordDone, passwordRefused } =
  slice.actions;
export const passwordReducer = slice.reducer;

export interface WithPassword {
  accountPassword: PasswordWork;
}
