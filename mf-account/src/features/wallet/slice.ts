import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getWallet as getWalletOperation } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import type { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type Balance = OperationOutput<typeof getWalletOperation>;
export type Ledger = OperationOutput<typeof listWalletEntries>;
export type Entry = Ledger["items"][number];

export interface Wallet {
  balance: Balance | null;
  /** The page of the ledger fetched last, and its address's query. */
  ledger: Ledger | null;
  search: string;
}

const initialState: Wallet = { balance: null, ledger: null, search: "" };

const slice = createSlice({
  name: "accountWallet",
  initialState,
  reducers: {
    balanceLoaded: (state, { payload }: PayloadAction<Balance>) => ({ ...state, balance: payload }),
    ledgerLoaded: (state, { payload }: PayloadAction<{ ledger: Ledger; search: string }>) => ({
      ...state,
      ledger: payload.ledger,
      search: payload.search,
    }),
    /** The wallet on screen has changed on the server. */
    walletNewsReceived: (state) => state,
    /** Clears the state when the customer changes or leaves. */
    walletForgotten: () => initialState,
  },
});

export const { balanceLoaded, ledgerLoaded, walletNewsReceived, walletForgotten } = slice.actions;
export const walletReducer = slice.reducer;

export interface WithWallet {
  accountWallet: Wallet;
}
export const getWallet = (state: WithWallet) => state.accountWallet;
