import { TooManyRequests } from "../errors.ts";
import { useShop } from "../testing/shop.ts";
import { limitRate } from "./rate-limit.ts";

const shop = useShop();
let actions = 0;

/** True when these addresses share one counter. */
async function countAsOne(first: string, second: string): Promise<boolean> {
  actions += 1;
  const count = (address: string) => limitRate(shop.context, `try-${actions}`, address, { max: 1, seconds: 60 });
  await count(first);
  return count(second).then(
    () => false,
    (error) => error instanceof TooManyRequests,
  );
}

describe("limitRate", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1", true],
    ["192.0.2.1", "192.0.2.2", false],
    ["2001:db8:0:7::1", "2001:db8::7:a:b:c:d", true],
    ["2001:db8:0:7::1", "2001:0DB8:0000:0007:ffff::", true],
    ["2001:db8:0:7::1", "2001:db8:0:8::1", false],
    ["::1", "::2", true],
    ["::ffff:192.0.2.1", "::ffff:192.0.2.2", false],
  ])("counts %s and %s together: %p", async (first, second, expected) => {
    expect(await countAsOne(first, second)).toBe(expected);
  });
});
