import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

type SignedIn = OperationOutput<"session.me">;

/** Who is here. `known` is false until the API has been asked. */
export interface SessionState {
  known: boolean;
  isGuest: boolean;
  user: SignedIn["user"] | null;
  customer: SignedIn["customer"] | null;
}

const guest = { isGuest: true, user: null, customer: null };

const slice = createSlice({
  name: "session",
  initialState: { known: false, ...guest } as SessionState,
  reducers: {
    /** A falsy result of login or registration leaves an empty user: a guest. */
    signedIn: (_state, { payload }: PayloadAction<SignedIn | null>): SessionState =>
      payload
        ? { known: true, isGuest: false, user: payload.user, customer: payload.customer }
        : { known: true, ...guest },
    signedOut: (): SessionState => ({ known: true, ...guest }),
  },
});

export const { signedIn, signedOut } = slice.actions;
export const sessionReducer = slice.reducer;

interface WithSession {
  session: SessionState;
}
export const getSession = (state: WithSession) => state.session;
