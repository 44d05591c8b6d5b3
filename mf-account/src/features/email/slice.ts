import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

/** State of requesting a confirmation letter and of using its link. */
export interface EmailWork {
  send: Phase;
  confirm: Phase;
}

const initialState: EmailWork = { send: idle, confirm: idle };

const slice = createSlice({
  name: "accountEmail",
  initialState,
  reducers: {
    confirmationRequested: (state) => ({ ...state, send: working }),
    /** With the token of the link. */
    confirmSubmitted: (state, _action: PayloadAction<string>) => ({ ...state, confirm: working }),
    emailDone: (state, { payload }: PayloadAction<keyof EmailWork>) => ({ ...state, [payload]: done() }),
    emailRefused: (state, { payload }: PayloadAction<{ work: keyof EmailWork; error: ShownError }>) => ({
      ...state,
      [payload.work]: failed(payload.error),
    }),
    /** Clears the state when the customer changes or leaves. */
    emailForgotten: () => initialState,
  },
});

export const { confirmationRequested, confirmSubmitted, emailDone, emailRefused, emailForgotten } = slice.actions;
export const emailReducer = slice.reducer;

export interface WithEmail {
  accountEmail: EmailWork;
}
