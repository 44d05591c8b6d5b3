import type { OperationInput, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import type { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type Account = OperationOutput<typeof getMe>;
export type ProfileBody = NonNullable<OperationInput<typeof updateProfile>["body"]>;

export interface Profile {
  /** The account as the API has it; null until fetched. */
  account: Account | null;
  save: Phase;
}

const initialState: Profile = { account: null, save: idle };

const slice = createSlice({
  name: "accountProfile",
  initialState,
  reducers: {
    profileLoaded: (_state, { payload }: PayloadAction<Account>): Profile => ({ account: payload, save: idle }),
    profileSubmitted: (state, _action: PayloadAction<ProfileBody>) => ({ ...state, save: working }),
    profileSaved: (_state, { payload }: PayloadAction<Account>): Profile => ({ account: payload, save: done() }),
    /** Updates the picture; values being typed into the form stay. */
    avatarSaved: (state, { payload }: PayloadAction<Account>) => ({ ...state, account: payload }),
    profileRefused: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, save: failed(payload) }),
    /** Clears the state when the customer changes or leaves. */
    profileForgotten: () => initialState,
  },
});

export const { profileLoaded, profileSubmitted, profileSaved, avatarSaved, profileRefused, profileForgotten } =
  slice.actions;
export const profileReducer = slice.reducer;

export interface WithProfile {
  accountProfile: Profile;
}
