import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import type { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import type { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type Banner = OperationOutput<typeof listBanners>["banners"][number];
export type MenuItem = OperationOutput<typeof getCategoryMenu>["items"][number];
export type ProductCard = OperationOutput<typeof listProducts>["items"][number];

export interface HomeState {
  banners: Banner[];
  categories: MenuItem[];
  newest: ProductCard[];
  trending: ProductCard[];
  terms?: OperationOutput<typeof listProducts>["terms"];
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
