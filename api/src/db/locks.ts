/** Advisory lock keys: arbitrary numbers that all processes of the shop share, and each purpose has one of its own. */
export const locks = {
  migration: 7_484_001,
  firstStart: 7_484_002,
  popularity: 7_484_003,
  import: 7_484_004,
  soldOut: 7_484_005,
} as const;
