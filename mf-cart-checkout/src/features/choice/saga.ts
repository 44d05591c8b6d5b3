import { defineStored } from "@thuot-tha/shared/contracts";
import { put, select, takeEvery } from "redux-saga/effects";
import { lineKey } from "../cart/line-key.ts";
import { getConfirmedLine, getLines } from "../cart/selectors.ts";
import { lineChanged, linesGone } from "../cart/slice.ts";
import type { CartItem } from "../cart/types.ts";
import { getChoice } from "./selectors.ts";
import { type Choice, choiceMade, lineAdded } from "./slice.ts";

const storedChoice = defineStored({
  key: "mf-cart-checkout.choice",
  lasts: "tab",
  parse: (stored) => (Array.isArray(stored) ? (stored as Choice) : null),
});

/** The choice survives a reload of the page, and follows a line whose dates change. */
export function* choiceSaga() {
  const stored = storedChoice.read();
  if (stored) yield put(choiceMade(stored));
  yield takeEvery([choiceMade, lineAdded], storeChoice);
  yield takeEvery(lineChanged, followLine);
  yield takeEvery(linesGone, forgetWhatIsGone);
}

function* storeChoice() {
  const choice: Choice = yield select(getChoice);
  storedChoice.write(choice);
}

function* followLine({ payload }: ReturnType<typeof lineChanged>) {
  const choice: Choice = yield select(getChoice);
  const before: CartItem | undefined = yield select(getConfirmedLine, payload.id);
  // The old key stays: the server may refuse the change.
  if (before && choice?.includes(lineKey(before))) yield put(lineAdded(lineKey({ ...before, ...payload })));
}

/** Who has deleted all that was chosen chooses anew, in sight of what is left. */
function* forgetWhatIsGone() {
  const choice: Choice = yield select(getChoice);
  const lines: CartItem[] | null = yield select(getLines);
  if (choice?.length && !lines?.some((line) => choice.includes(lineKey(line)))) yield put(choiceMade(null));
}
