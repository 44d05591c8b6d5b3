import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getContentPage } from "@thuot-tha/shared/contracts/operations/content/get-content-page";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { putWithEviction } from "../put-with-eviction.ts";

export type ContentPage = OperationOutput<typeof getContentPage>;

const slice = createSlice({
  name: "catalogContent",
  initialState: {} as Record<string, ContentPage>,
  reducers: {
    contentLoaded: (state, { payload }: PayloadAction<{ pathname: string; page: ContentPage }>) =>
      // The shop has fewer pages than this, so prefetching never evicts the one on screen.
      putWithEviction(state, payload.pathname, payload.page, 60),
  },
});

export const { contentLoaded } = slice.actions;
export const contentReducer = slice.reducer;

interface WithContent {
  catalogContent: Record<string, ContentPage>;
}
export const getContent = (state: WithContent, pathname: string) => state.catalogContent[pathname];
