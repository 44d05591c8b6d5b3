import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listPackagePrices } from "@thuot-tha/shared/contracts/operations/membership/list-package-prices";
import { createAction, createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

type PackagePrices = OperationOutput<typeof listPackagePrices>["items"];

/** Requests the packages' prices of these products for a shopper without a membership. */
export const pricesRequested = createAction<string[]>("membershipPrices/pricesRequested");

const slice = createSlice({
  name: "membershipPrices",
  /** By the requested products, so that an answer for others never shows. */
  initialState: {} as Record<string, PackagePrices>,
  reducers: {
    pricesLoaded: (state, { payload }: PayloadAction<{ productIds: string[]; prices: PackagePrices }>) => ({
      ...state,
      [keyOf(payload.productIds)]: payload.prices,
    }),
  },
});

const keyOf = (productIds: readonly string[]): string => [...productIds].sort().join();

export const { pricesLoaded } = slice.actions;
export const pricesReducer = slice.reducer;

export interface WithPrices {
  membershipPrices: Record<string, PackagePrices>;
}
export const arePricesKnown = (state: WithPrices, productIds: readonly string[]): boolean =>
  keyOf(productIds) in state.membershipPrices;

const none: PackagePrices = [];
export const getPackagePrices = (state: WithPrices, productIds: readonly string[]): PackagePrices =>
  state.membershipPrices[keyOf(productIds)] ?? none;
