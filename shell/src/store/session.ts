import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

type Me = OperationOutput<typeof getMe>;
/** Account fields that all packages need; the rest of the profile stays in the account remote. */
interface SignedIn {
  user: Me["user"];
  customer: Pick<Me["customer"], "id" | "membership"> & Partial<Pick<Me["customer"], "height" | "weight">>;
}

/** The signed-in customer. `known` is false until the API has answered, or has failed to. */
export interface SessionState {
  known: boolean;
  isGuest: boolean;
  user: SignedIn["user"] | null;
  customer: SignedIn["customer"] | null;
}

const pick = ({ id, membership, height, weight }: SignedIn["customer"]): SignedIn["customer"] => ({
  id,
  membership,
  height,
  weight,
});

const guest = { isGuest: true, user: null, customer: null };

const slice = createSlice({
  name: "session",
  initialState: { known: false, ...guest } as SessionState,
  reducers: {
    /** A falsy result of login or registration leaves an empty user: a guest. */
    signedIn: (_state, { payload }: PayloadAction<SignedIn | null>): SessionState =>
      payload
        ? { known: true, isGuest: false, user: payload.user, customer: pick(payload.customer) }
        : { known: true, ...guest },
    signedOut: (): SessionState => ({ known: true, ...guest }),
    /** The API has not answered, so the shopper is treated as a guest. */
    guestAssumed: (): SessionState => ({ known: true, ...guest }),
    /** The session or its rights have changed elsewhere, so it is requested again. */
    sessionRequested: (state) => state,
  },
});

export const { guestAssumed, sessionRequested, signedIn, signedOut } = slice.actions;
export const sessionReducer = slice.reducer;

interface WithSession {
  session: SessionState;
}
export const getSession = (state: WithSession) => state.session;
