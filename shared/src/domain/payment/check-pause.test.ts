import { firstPause, nextPause } from "./check-pause.ts";

it("grows from 2 seconds to 15", () => {
  const pauses = [firstPause];
  for (let count = 1; count < 8; count++) pauses.push(nextPause(pauses.at(-1) ?? 0));
  expect(pauses).toEqual([2000, 3000, 4500, 6750, 10_125, 15_000, 15_000, 15_000]);
});
