import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { deleteAddress } from "@thuot-tha/shared/contracts/operations/customer/delete-address";
import { getAddress } from "@thuot-tha/shared/contracts/operations/customer/get-address";
import { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { updateAddress } from "@thuot-tha/shared/contracts/operations/customer/update-address";
import { ApiError, type Client } from "@thuot-tha/shared/http";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, select, takeLatest, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { addOnce, type Unsettled } from "../../forms/settle.ts";
import { takePerForm } from "../../forms/take-per-form.ts";
import { loadAreasOf, loadCities } from "../areas/saga.ts";
import { bodyOf, isAddressOf } from "./body.ts";
import { addressDraft } from "./draft.ts";
import { getAddressBook } from "./selectors.ts";
import {
  type Address,
  type AddressBody,
  type AddressBook,
  addressesFailed,
  addressesLoaded,
  addressesRequested,
  addressMadeDefault,
  addressOpened,
  addressRefused,
  addressRemoved,
  addressSaved,
  addressSubmitted,
  changeDone,
  changeFailed,
} from "./slice.ts";

export function* addressSaga(context: RemoteContext) {
  yield takeLatest(addressesRequested, list, context);
  const saving = { ...context, unsettled: new Map() };
  yield takePerForm({ opened: addressOpened, submitted: addressSubmitted }, save, saving);
  yield takeLeading(addressRemoved, remove, context);
  yield takeLeading(addressMadeDefault, makeDefault, context);
}

function* fetchAddresses(client: Client) {
  yield put(addressesLoaded(yield* callApi(client, listAddresses)));
}

function* list({ client, bus }: RemoteContext) {
  try {
    yield* fetchAddresses(client);
  } catch (error) {
    yield put(addressesFailed(accountFailure(bus, error)));
  }
}

type Saving = RemoteContext & { unsettled: Unsettled };

function* create(client: Client, unsettled: Unsettled, body: AddressBody): Generator<unknown, Address> {
  const { addresses }: AddressBook = yield select(getAddressBook);
  return yield* addOnce(unsettled, {
    requested: body,
    before: addresses ?? [],
    add: () => callApi(client, createAddress, { body }),
    *find(isNew) {
      const book = yield* callApi(client, listAddresses);
      return book.addresses.find((one) => isNew(one) && isAddressOf(one, body));
    },
  });
}

/** The outcome of a form that was left shows in the list alone. */
function* save(
  { client, bus, unsettled }: Saving,
  { payload: { id, ownerId, body } }: ReturnType<typeof addressSubmitted>,
  isLeft: () => boolean,
) {
  try {
    const saved = id
      ? yield* callApi(client, updateAddress, { params: { id }, body })
      : yield* create(client, unsettled, body);
    if (!id && ownerId) addressDraft(ownerId).clear();
    if (!isLeft()) yield put(addressSaved(saved));
    yield put(addressesRequested());
  } catch (error) {
    const failure = accountFailure(bus, error);
    if (!isLeft()) yield put(addressRefused(failure));
  }
}

/** Loads the list again afterwards, because the API decides which address is the default. */
function* remove({ client, bus }: RemoteContext, { payload: id }: ReturnType<typeof addressRemoved>) {
  try {
    yield* callApi(client, deleteAddress, { params: { id } });
  } catch (error) {
    // A press whose answer was lost, or another tab, may have deleted it.
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) return void (yield put(changeFailed(accountFailure(bus, error))));
  }
  yield put(changeDone());
  yield put(addressesRequested());
}

/** Reads the address first, because the update sends all of it: another device may have changed it since. */
function* makeDefault({ client, bus }: RemoteContext, { payload }: ReturnType<typeof addressMadeDefault>) {
  try {
    const params = { id: payload };
    const body = { ...bodyOf(yield* callApi(client, getAddress, { params })), isDefault: true };
    yield* callApi(client, updateAddress, { params, body });
    yield put(changeDone());
    yield put(addressesRequested());
  } catch (error) {
    yield put(changeFailed(accountFailure(bus, error)));
  }
}

/** Loads the address book. */
export const loadAddresses: Load = function* (_props, { client }) {
  yield* fetchAddresses(client);
};

/** Loads the form for a new address. */
export const loadNewAddress: Load = function* (_props, { client }) {
  yield put(addressOpened(null));
  yield* loadCities(client);
};

/** Loads the form for one address; another customer's address counts as not found. */
export const loadAddress: Load = function* ({ params }, { client }) {
  const address = yield* callApi(client, getAddress, { params: { id: params.id ?? "" } });
  yield* loadAreasOf(client, { cityId: address.city.id, districtId: address.district.id });
  yield put(addressOpened(address));
};
