import type { Action } from "redux";
import type { Task } from "redux-saga";
import { fork, take } from "redux-saga/effects";

interface Creator<A extends Action> {
  type: A["type"];
  match(action: Action): action is A;
}

interface Form<A extends Action> {
  opened: Creator<Action>;
  submitted: Creator<A>;
}

/**
 * Like `takeLeading`, for each form that opens: runs a worker for one submission at a time. A form that was left keeps
 * its request, and `isLeft` tells its worker that another form now shows the phase.
 */
export const takePerForm = <A extends Action, C>(
  { opened, submitted }: Form<A>,
  worker: (context: C, action: A, isLeft: () => boolean) => Generator,
  context: C,
) =>
  fork(function* () {
    let shown = {};
    let request: Task | undefined;
    while (true) {
      const action: Action = yield take([opened.type, submitted.type]);
      if (opened.match(action)) {
        shown = {};
        request = undefined;
      } else if (submitted.match(action) && !request?.isRunning()) {
        const own = shown;
        request = yield fork(worker, context, action, () => own !== shown);
      }
    }
  });
