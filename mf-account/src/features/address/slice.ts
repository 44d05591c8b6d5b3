import type { OperationInput, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import type { getAddress } from "@thuot-tha/shared/contracts/operations/customer/get-address";
import type { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type Address = OperationOutput<typeof getAddress>;
export type AddressBody = OperationInput<typeof createAddress>["body"];

export interface AddressBook {
  /** Null until loaded. */
  addresses: Address[] | null;
  total: number;
  /** Phase of loading the addresses. */
  list: Phase;
  /** The address being edited. */
  edited: Address | null;
  save: Phase;
  /** The address saved last, so that the caller of the form can select it. */
  savedId: string | null;
  /** Deleting one or making one the default; one change at a time. */
  change: Phase;
}

const initialState: AddressBook = {
  addresses: null,
  total: 0,
  list: idle,
  edited: null,
  save: idle,
  savedId: null,
  change: idle,
};

const slice = createSlice({
  name: "accountAddresses",
  initialState,
  reducers: {
    addressesRequested: (state) => ({ ...state, list: working }),
    addressesLoaded: (state, { payload }: PayloadAction<OperationOutput<typeof listAddresses>>) => ({
      ...state,
      addresses: payload.addresses,
      total: payload.total,
      list: done(),
    }),
    addressesFailed: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, list: failed(payload) }),
    /** A form opens for an address, or for a new one (null). */
    addressOpened: (state, { payload }: PayloadAction<Address | null>) => ({
      ...state,
      edited: payload,
      save: idle,
      savedId: null,
    }),
    /**
     * @param id null for a new address
     * @param ownerId the customer whose typed address is stored until it is saved
     */
    addressSubmitted: (state, _action: PayloadAction<{ id: string | null; ownerId?: string; body: AddressBody }>) => ({
      ...state,
      save: working,
    }),
    addressSaved: (state, { payload }: PayloadAction<Address>) => {
      // The address can be selected at once; other changes, such as the default, come with the list that is loaded
      // next.
      const others = (state.addresses ?? [])
        .filter(({ id }) => id !== payload.id)
        .map((one) => (payload.isDefault ? { ...one, isDefault: false } : one));
      return { ...state, save: done(), savedId: payload.id, addresses: [...others, payload] };
    },
    addressRefused: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, save: failed(payload) }),
    addressRemoved: (state, _action: PayloadAction<string>) => ({ ...state, change: working }),
    addressMadeDefault: (state, _action: PayloadAction<string>) => ({ ...state, change: working }),
    changeDone: (state) => ({ ...state, change: done() }),
    changeFailed: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, change: failed(payload) }),
    /** Clears the state when the customer changes or leaves. */
    addressesForgotten: () => initialState,
  },
});

export const {
  addressesRequested,
  addressesLoaded,
  addressesFailed,
  addressOpened,
  addressSubmitted,
  addressSaved,
  addressRefused,
  addressRemoved,
  addressMadeDefault,
  changeDone,
  changeFailed,
  addressesForgotten,
} = slice.actions;
export const addressReducer = slice.reducer;

export interface WithAddresses {
  accountAddresses: AddressBook;
}
