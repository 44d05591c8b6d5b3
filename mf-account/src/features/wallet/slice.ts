import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type Balance = OperationOutput<"wallet.get">;
export type Ledger = OperationOutput<"wallet.transactions">;
export type Entry = Ledger["items"][number];

/** What is in the wallet, and the page of its ledger that was fetched last. */
export interface Wallet {
  balance: Balance | null;
  ledger: Ledger | null;
}

const initialState: Wallet = { balance: null, ledger: null };

const slice = createSlice({
  name: "accountWallet",
  initialState,
  reducers: {
    balanceLoaded: (state, { payload }: PayloadAction<Balance>) => {
      state.balance = payload;
    },
    ledgerLoaded: (state, { payload }: PayloadAction<Ledger>) => {
      state.ledger = payload;
    },
    /** Another customer, or none: nothing of the last one stays. */
    walletForgotten: () => initialState,
  },
});

export const { balanceLoaded, ledgerLoaded, walletForgotten } = slice.actions;
export const walletReducer = slice.reducer;

export interface WithWallet {
  accountWallet: Wallet;
}
export const getWallet = (state: WithWallet) => state.accountWallet;
