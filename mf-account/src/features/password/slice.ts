import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type PasswordBody = OperationInput<"password.change">["body"];

const slice = createSlice({
  name: "accountPassword",
  initialState: idle as Phase,
  reducers: {
    passwordOpened: () => idle,
    passwordSubmitted: (_state, _action: PayloadAction<PasswordBody>) => working,
    passwordChanged: () => done(),
    passwordRefused: (_state, { payload }: PayloadAction<ShownError>) => failed(payload),
  },
});

export const { passwordOpened, passwordSubmitted, passwordChanged, passwordRefused } = slice.actions;
export const passwordReducer = slice.reducer;

export interface WithPassword {
  accountPassword: Phase;
}
