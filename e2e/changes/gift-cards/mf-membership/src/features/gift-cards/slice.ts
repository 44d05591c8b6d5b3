import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listGiftCards } from "@thuot-tha/shared/contracts/operations/membership/list-gift-cards";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type GiftCard = OperationOutput<typeof listGiftCards>["items"][number];

const slice = createSlice({
  name: "membershipGiftCards",
  initialState: [] as GiftCard[],
  reducers: {
    giftCardsLoaded: (_state, { payload }: PayloadAction<GiftCard[]>) => payload,
  },
});

export const { giftCardsLoaded } = slice.actions;
export const giftCardsReducer = slice.reducer;

export const getGiftCards = (state: { membershipGiftCards: GiftCard[] }) => state.membershipGiftCards;
