import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import type { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import type { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import type { Product } from "../cards/card-of.ts";
import type { Size } from "../wear/size.ts";

type ApiBanner = OperationOutput<typeof listBanners>["banners"][number];
/** A banner with the paths of its pictures. */
export interface Banner extends Pick<ApiBanner, "id" | "title" | "subtitle" | "link" | "position"> {
  image: string;
  portrait?: string;
}
type ApiItem = OperationOutput<typeof getCategoryMenu>["items"][number];
/** A category that the page shows in one place or several. */
export type MenuItem = Pick<ApiItem, "name" | "link" | "logoUrl" | "displays">;
export interface HomeState {
  banners: Banner[];
  /** Of all levels, in the order of the menu. */
  categories: MenuItem[];
  newest: Product[];
  trending: Product[];
  /** Every size the shop has; `value` as in a list's address. */
  sizes: Size[];
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
