export type PayloadAction<P = undefined> = { type: string; payload: P };

type Payload<P> = undefined extends P ? [payload?: P] : [payload: P];

/** Makes actions of one type, which is also its text: sagas take it as a pattern. */
export interface ActionCreator<P = undefined> {
  (...payload: Payload<P>): PayloadAction<P>;
  type: string;
  match(action: { type: string }): action is PayloadAction<P>;
}

type Reduce<S, P> = (state: Readonly<S>, action: PayloadAction<P>) => Readonly<S>;
// biome-ignore lint/suspicious/noExplicitAny: each reducer has a payload of its own.
type Reducers<S> = Record<string, Reduce<S, any>>;
type PayloadOf<R> = R extends (state: never) => unknown
  ? undefined
  : R extends (state: never, action: PayloadAction<infer P>) => unknown
    ? P
    : never;

export interface Slice<S, R extends Reducers<S>> {
  actions: { [K in keyof R]: ActionCreator<PayloadOf<R[K]>> };
  reducer: (state: S | undefined, action: { type: string }) => S;
}

interface SliceOptions<S, R extends Reducers<S>> {
  name: string;
  initialState: S;
  /** Each returns the next state, and changes neither the given one nor the payload. */
  reducers: R;
  /** Adds reducers for actions of other slices. */
  extraReducers?: (builder: { addCase<P>(action: ActionCreator<P>, reduce: Reduce<S, P>): void }) => void;
}

export function createAction<P = undefined>(type: string): ActionCreator<P> {
  const create = (...[payload]: Payload<P>) => ({ type, payload }) as PayloadAction<P>;
  const match = (action: { type: string }): action is PayloadAction<P> => action.type === type;
  return Object.assign(create, { type, match, toString: () => type });
}

/** A slice of the store as in Redux Toolkit, without drafts: reducers return the next state. */
export function createSlice<S, R extends Reducers<S>>({
  name,
  initialState,
  reducers,
  extraReducers,
}: SliceOptions<S, R>): Slice<S, R> {
  // biome-ignore lint/suspicious/noExplicitAny: each reducer has a payload of its own.
  const byType = new Map<string, Reduce<S, any>>();
  const actions: Record<string, unknown> = {};
  for (const [key, reduce] of Object.entries(reducers)) {
    const action = createAction<unknown>(`${name}/${key}`);
    actions[key] = action;
    byType.set(action.type, reduce);
  }
  extraReducers?.({ addCase: (action, reduce) => void byType.set(action.type, reduce) });

  return {
    actions: actions as Slice<S, R>["actions"],
    reducer(state = initialState, action) {
      const reduce = byType.get(action.type);
      const next = (reduce ? reduce(state, action as PayloadAction<unknown>) : state) as S;
      return process.env.NODE_ENV === "production" ? next : frozen(next);
    },
  };
}

/** Freezes a value and all in it, which detects code that changes state. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

// biome-ignore lint/suspicious/noExplicitAny: each selector reads a state of its own.
type Selectors = readonly ((state: any) => unknown)[];
type Results<I extends Selectors> = { [K in keyof I]: ReturnType<I[K]> };
type AllOf<I extends Selectors> = { [K in keyof I]: (state: Parameters<I[K]>[0]) => void }[number] extends (
  state: infer S,
) => void
  ? S
  : never;

/** A selector that computes from what others select, again when one of those has changed. */
export function createSelector<const I extends Selectors, T>(
  inputs: I,
  compute: (...values: Results<I>) => T,
): (state: AllOf<I>) => T {
  let last: { values: unknown[]; result: T } | undefined;
  return (state) => {
    const values = inputs.map((input) => input(state));
    if (!last?.values.every((value, index) => Object.is(value, values[index])))
      last = { values, result: compute(...(values as Results<I>)) };
    return last.result;
  };
}
