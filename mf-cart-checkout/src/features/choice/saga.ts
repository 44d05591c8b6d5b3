import { defineStored } from "@thuot-tha/shared/contracts";
import { put, select, takeEvery } from "redux-saga/effects";
import { lineKey } from "../cart/line-key.ts";
import { getConfirmedLine, getLines } from "../cart/selectors.ts";
import { lineChanged, linesGone, linesRestored } from "../cart/slice.ts";
import type { CartItem } from "../cart/types.ts";
import { customerLeft } from "../shopper/slice.ts";
import { accountLinesOf, getChoice } from "./selectors.ts";
import { type Choice, choiceMade, lineAdded } from "./slice.ts";

const storedChoice = defineStored({
  key: "tt.cart-choice",
  lasts: "tab",
  parse: (stored) => (Array.isArray(stored) ? (stored as Choice) : null),
});

/** The choice that the last removal has cleared. */
interface Cleared {
  choice: Choice;
}

/** Stores the choice over a reload, and keeps a line chosen when its dates change. */
export function* choiceSaga() {
  const stored = storedChoice.read();
  if (stored) yield put(choiceMade(stored));
  yield takeEvery([choiceMade, lineAdded], storeChoice);
  yield takeEvery(customerLeft, readChoice);
  yield takeEvery(lineChanged, followLine);
  const cleared: Cleared = { choice: null };
  yield takeEvery(linesGone, forgetWhatIsGone, cleared);
  yield takeEvery(linesRestored, chooseAgain, cleared);
}

/** A guest's choice is still stored; the shell has cleared that of a customer who has left. */
function* readChoice() {
  yield put(choiceMade(storedChoice.read()));
}

function* storeChoice() {
  const choice: Choice = yield select(getChoice);
  storedChoice.write(choice);
}

function* followLine({ payload }: ReturnType<typeof lineChanged>) {
  const choice: Choice = yield select(getChoice);
  const before: CartItem | undefined = yield select(getConfirmedLine, payload.id);
  // The old key stays, because the server may refuse the change.
  if (before && choice?.includes(lineKey(before))) yield put(lineAdded(lineKey({ ...before, ...payload })));
}

/** Clears the choice after all chosen lines are deleted, so that the shopper chooses among the remaining ones. */
function* forgetWhatIsGone(cleared: Cleared) {
  const choice: Choice = yield select(getChoice);
  const lines: CartItem[] | null = yield select(getLines);
  const isGone = choice !== null && choice.length > 0 && !lines?.some((line) => choice.includes(lineKey(line)));
  cleared.choice = isGone ? choice : null;
  if (isGone) yield put(choiceMade(null));
}

/**
 * Restores the choice that the removal of these lines has cleared, unless the shopper has chosen since. Where there was
 * none, the API returns a line of the account's cart as one that is chosen by default, so the choice is made as it was.
 */
function* chooseAgain(cleared: Cleared, { payload: lines }: ReturnType<typeof linesRestored>) {
  const choice: Choice = yield select(getChoice);
  if (choice !== null) return;
  const keys = lines.map(lineKey);
  if (cleared.choice?.some((key) => keys.includes(key))) return void (yield put(choiceMade(cleared.choice)));
  if (!lines.some(({ waiting }) => waiting)) return;
  const present: CartItem[] | null = yield select(getLines);
  const all = [...(present ?? []).filter((line) => !keys.includes(lineKey(line))), ...lines];
  const leftOut = accountLinesOf(all);
  yield put(choiceMade(all.filter((line) => !leftOut.includes(line)).map(lineKey)));
}
