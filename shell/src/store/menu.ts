import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type MenuItem = OperationOutput<typeof getCategoryMenu>["items"][number];

const slice = createSlice({
  name: "menu",
  initialState: [] as MenuItem[],
  reducers: {
    menuLoaded: (_state, { payload }: PayloadAction<MenuItem[]>) => payload,
  },
});

export const { menuLoaded } = slice.actions;
export const menuReducer = slice.reducer;

interface WithMenu {
  menu: MenuItem[];
}
export const getMenu = (state: WithMenu) => state.menu;
