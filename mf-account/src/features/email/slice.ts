import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { requestEmailChange } from "@thuot-tha/shared/contracts/operations/customer/request-email-change";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type EmailChangeBody = OperationInput<typeof requestEmailChange>["body"];

/** Requesting a confirmation letter and using its link; requesting a letter to a new e-mail and using its link. */
export interface EmailWork {
  send: Phase;
  confirm: Phase;
  request: Phase;
  change: Phase;
}

const initialState: EmailWork = { send: idle, confirm: idle, request: idle, change: idle };

const slice = createSlice({
  name: "accountEmail",
  initialState,
  reducers: {
    confirmationRequested: (state) => ({ ...state, send: working }),
    /** The page that confirms the e-mail opens. */
    confirmOpened: (state) => ({ ...state, confirm: idle }),
    /** With the token of the link. */
    confirmSubmitted: (state, _action: PayloadAction<string>) => ({ ...state, confirm: working }),
    /** The page for changing the e-mail opens, or its form again. */
    changeOpened: (state) => ({ ...state, request: idle, change: idle }),
    changeRequested: (state, _action: PayloadAction<EmailChangeBody>) => ({ ...state, request: working }),
    /** With the token of the link. */
    changeSubmitted: (state, _action: PayloadAction<string>) => ({ ...state, change: working }),
    emailDone: (state, { payload }: PayloadAction<keyof EmailWork>) => ({ ...state, [payload]: done() }),
    emailRefused: (state, { payload }: PayloadAction<{ work: keyof EmailWork; error: ShownError }>) => ({
      ...state,
      [payload.work]: failed(payload.error),
    }),
    /** Clears the state when the customer changes or leaves. */
    emailForgotten: () => initialState,
  },
});

export const {
  confirmationRequested,
  confirmOpened,
  confirmSubmitted,
  changeOpened,
  changeRequested,
  changeSubmitted,
  emailDone,
  emailRefused,
  emailForgotten,
} = slice.actions;
export const emailReducer = slice.reducer;

export interface WithEmail {
  accountEmail: EmailWork;
}
