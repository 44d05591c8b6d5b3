import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

/** Keys of the lines (`lineKey`) chosen for checkout; null means no choice yet, so all of them. */
export type Choice = string[] | null;

const slice = createSlice({
  name: "cartChoice",
  initialState: null as Choice,
  reducers: {
    choiceMade: (_state, { payload }: PayloadAction<Choice>) => payload,
    /** A line added to the cart is chosen. */
    lineAdded: (state, { payload }: PayloadAction<string>) =>
      state === null || state.includes(payload) ? state : [...state, payload],
  },
});

export const { choiceMade, lineAdded } = slice.actions;
export const choiceReducer = slice.reducer;

export interface WithChoice {
  cartChoice: Choice;
}
