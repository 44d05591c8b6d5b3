import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listWishes } from "@thuot-tha/shared/contracts/operations/waitlist/list-wishes";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type Wish = OperationOutput<typeof listWishes>["items"][number];

/** The customer's waiting list; null before it has loaded. */
export interface WaitingList {
  wishes: Wish[] | null;
  removal: Phase;
}

const initialState: WaitingList = { wishes: null, removal: idle };

const slice = createSlice({
  name: "accountWaitingList",
  initialState,
  reducers: {
    wishesLoaded: (state, { payload }: PayloadAction<Wish[]>) => ({ ...state, wishes: payload, removal: idle }),
    wishRemovalRequested: (state, _action: PayloadAction<string>) => ({ ...state, removal: working }),
    wishRemoved: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      wishes: (state.wishes ?? []).filter(({ id }) => id !== payload),
      removal: done(),
    }),
    wishRemoveFailed: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, removal: failed(payload) }),
    /** Clears the state when the customer changes or leaves. */
    waitingListForgotten: () => initialState,
  },
});

export const { wishesLoaded, wishRemovalRequested, wishRemoved, wishRemoveFailed, waitingListForgotten } =
  slice.actions;
export const waitingListReducer = slice.reducer;

export interface WithWaitingList {
  accountWaitingList: WaitingList;
}
export const getWaitingList = (state: WithWaitingList) => state.accountWaitingList;
