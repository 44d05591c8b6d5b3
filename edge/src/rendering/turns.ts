/** Concurrent renderings of a set; more would delay all of them. */
const maxRenderings = 16;
/** Those of one route. The others are left to other pages when this one's code never ends. */
const maxOfRoute = 12;

/** Runs the renderings of a set in turn. */
export function createTurns() {
  /** The route (`routeOf`) of each rendering that runs. */
  const running: string[] = [];
  const waiting: { route: string; start: () => void }[] = [];

  const isFree = (route: string): boolean =>
    running.length < maxRenderings && running.filter((one) => one === route).length < maxOfRoute;

  /** Starts the first that may run now, when another one has ended. */
  function startNext(): void {
    const next = waiting.findIndex(({ route }) => isFree(route));
    if (next < 0) return;
    for (const { route, start } of waiting.splice(next, 1)) {
      running.push(route);
      start();
    }
  }

  return {
    /** Number of renderings that wait. */
    waiting: (): number => waiting.length,

    async run<T>(route: string, work: () => Promise<T>): Promise<T> {
      if (isFree(route)) running.push(route);
      else await new Promise<void>((start) => waiting.push({ route, start }));
      try {
        return await work();
      } finally {
        running.splice(running.indexOf(route), 1);
        startNext();
      }
    },
  };
}
