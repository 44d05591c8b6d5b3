import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type Product = OperationOutput<typeof getProduct>;

/** The favourite whose size and colour are being chosen. */
export interface Move {
  product: Product | null;
  phase: Phase;
}

const initialState: Move = { product: null, phase: idle };

const slice = createSlice({
  name: "accountMove",
  initialState,
  reducers: {
    /** By the product's link. */
    moveOpened: (_state, _action: PayloadAction<string>): Move => ({ product: null, phase: working }),
    moveReady: (_state, { payload }: PayloadAction<Product>): Move => ({ product: payload, phase: done() }),
    moveFailed: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, phase: failed(payload) }),
  },
});

export const { moveOpened, moveReady, moveFailed } = slice.actions;
export const moveReducer = slice.reducer;

export interface WithMove {
  accountMove: Move;
}
export const getMove = (state: WithMove) => state.accountMove;
