import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type Banner = OperationOutput<"banner.list">["banners"][number];
export type MenuItem = OperationOutput<"category.menu">["items"][number];
export type ProductCard = OperationOutput<"product.list">["items"][number];

export interface HomeState {
  banners: Banner[];
  categories: MenuItem[];
  newest: ProductCard[];
  trending: ProductCard[];
}

const slice = createSlice({
  name: "catalogHome",
  initialState: null as HomeState | null,
  reducers: {
    homeLoaded: (_state, { payload }: PayloadAction<HomeState>) => payload,
  },
});

export const { homeLoaded } = slice.actions;
export const homeReducer = slice.reducer;

export interface WithHome {
  catalogHome: HomeState | null;
}
