import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

/** Keys of the lines (`lineKey`) chosen for checkout; null while nothing was chosen, which means all of them. */
export type Choice = string[] | null;

const slice = createSlice({
  name: "cartChoice",
  initialState: null as Choice,
  reducers: {
    choiceMade: (_state, { payload }: PayloadAction<Choice>) => payload,
    /** What is put into the cart is meant to be ordered. */
    lineAdded: (state, { payload }: PayloadAction<string>) =>
      state === null || state.includes(payload) ? state : [...state, payload],
  },
});

export const { choiceMade, lineAdded } = slice.actions;
export const choiceReducer = slice.reducer;

export interface WithChoice {
  cartChoice: Choice;
}
