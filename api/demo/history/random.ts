/** A seeded random generator: the same seed gives the same values. */
export interface Chance {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True with this probability, 0 to 1. */
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: small, and random enough for demo data. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    happens: (share) => next() < share,
    pick: (list) => {
      const found = list[whole(0, list.length - 1)];
      if (found === undefined) throw new RangeError("Nothing to pick from");
      return found;
    },
  };
}
