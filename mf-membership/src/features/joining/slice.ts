import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { standingForgotten } from "../standing/slice.ts";

export type Payment = OperationOutput<typeof joinPackage>["payment"];
type PaymentType = Payment["type"];

/** One request to join. `key` is its idempotency key, so that pressing twice pays once. */
export interface Joining {
  membershipPackageId: string;
  key: string;
  /** The payment type the key is for, because the API refuses it with another type; null until the first request. */
  keyType: PaymentType | null;
  sending: boolean;
  /** The API's last refusal. */
  refusal: ShownError | null;
  /** The created payment, not yet paid. */
  payment: Payment | null;
}

/** What the shopper agrees to pay for. `expectedStart`: of a package that begins later. */
interface AgreedTerms {
  paymentType: PaymentType;
  expectedAmount: number;
  expectedStart?: string;
}

const slice = createSlice({
  name: "membershipJoining",
  initialState: null as Joining | null,
  reducers: {
    /** A request under way stays the only one of its package. */
    joiningOpened: (state, { payload }: PayloadAction<Pick<Joining, "membershipPackageId" | "key">>): Joining =>
      state?.sending && state.membershipPackageId === payload.membershipPackageId
        ? state
        : { ...payload, keyType: null, sending: false, refusal: null, payment: null },
    joiningClosed: () => null,
    joinRequested: (state, _action: PayloadAction<AgreedTerms>) => state && { ...state, sending: true, refusal: null },
    joinAccepted: (state, { payload }: PayloadAction<Payment>) =>
      state && { ...state, sending: false, payment: payload },
    /** The next try needs a new key, because the API repeats a refusal for the same key. */
    joinRefused: (state, { payload }: PayloadAction<Pick<Joining, "refusal" | "key" | "keyType">>) =>
      state && { ...state, sending: false, ...payload },
  },
  /** Resets the form for the next customer. */
  extraReducers: (builder) => builder.addCase(standingForgotten, () => null),
});

export const { joiningOpened, joiningClosed, joinRequested, joinAccepted, joinRefused } = slice.actions;
export const joiningReducer = slice.reducer;

export interface WithJoining {
  membershipJoining: Joining | null;
}
export const getJoining = (state: WithJoining) => state.membershipJoining;
