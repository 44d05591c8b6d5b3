import { put, select, takeEvery } from "redux-saga/effects";
import { lineKey } from "../cart/line-key.ts";
import { getConfirmedLine, getLines } from "../cart/selectors.ts";
import { lineChanged, linesGone } from "../cart/slice.ts";
import type { CartItem } from "../cart/types.ts";
import { keep, readKept } from "../kept.ts";
import { getChoice } from "./selectors.ts";
import { type Choice, choiceMade, lineAdded } from "./slice.ts";

const place = "choice";

/** The choice survives a reload of the page, and follows a line whose dates change. */
export function* choiceSaga() {
  const kept = readKept<Choice>(place);
  if (Array.isArray(kept)) yield put(choiceMade(kept));
  yield takeEvery([choiceMade, lineAdded], keepChoice);
  yield takeEvery(lineChanged, followLine);
  yield takeEvery(linesGone, forgetWhatIsGone);
}

function* keepChoice() {
  const choice: Choice = yield select(getChoice);
  keep(place, choice);
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
