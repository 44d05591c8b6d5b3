export type PartSaga = typeof import("./part-saga.ts").partSaga;

let arrived: (saga: PartSaga) => void;

/** What pages and forms do, once one of them has been asked for. */
export const partSagaWanted = new Promise<PartSaga>((resolve) => {
  arrived = resolve;
});

/** A part whose code brings what it does along: nothing of it weighs on pages that only show the header's parts. */
export const withPartSaga =
  <P>(load: () => Promise<P>) =>
  async (): Promise<P> => {
    const [part, { partSaga }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "part-saga" */ "./part-saga.ts"),
    ]);
    arrived(partSaga);
    return part;
  };
