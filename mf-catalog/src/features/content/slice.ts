import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { keep } from "../keep.ts";

export type ContentPage = OperationOutput<"content.page">;

const slice = createSlice({
  name: "catalogContent",
  initialState: {} as Record<string, ContentPage>,
  reducers: {
    contentLoaded: (state, { payload }: PayloadAction<{ pathname: string; page: ContentPage }>) =>
      keep(state, payload.pathname, payload.page),
  },
});

export const { contentLoaded } = slice.actions;
export const contentReducer = slice.reducer;

interface WithContent {
  catalogContent: Record<string, ContentPage>;
}
export const getContent = (state: WithContent, pathname: string) => state.catalogContent[pathname];
