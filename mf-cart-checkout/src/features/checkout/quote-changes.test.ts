import { bag, dress, quote } from "../../testing/fixtures.ts";
import { quoteChanges, seenInCart, seenInQuote } from "./quote-changes.ts";
import type { Quote } from "./types.ts";

const line = quote.lines[0]!;
const now = (change: Partial<Quote["lines"][number]>): Quote => ({ ...quote, lines: [{ ...line, ...change }] });
const seen = seenInCart([dress], null);

describe("quoteChanges", () => {
  it("finds nothing where the quote is what the cart or an earlier quote showed", () => {
    expect(quoteChanges(seen, quote, [])).toEqual([]);
    expect(quoteChanges(seenInQuote(quote), quote, [])).toEqual([]);
  });

  it("matches a line whose id has changed, as after signing in", () => {
    expect(quoteChanges(seen, now({ cartItemId: "another" }), [])).toEqual([]);
  });

  it("reports another price", () => {
    expect(quoteChanges(seen, now({ total: 660_000 }), [])).toEqual([
      { name: "Đầm lụa Sương Mai", kind: "price", before: 600_000, after: 660_000 },
    ]);
  });

  it("reports other dates before the price that follows from them", () => {
    const period = { dateFrom: "2026-12-19", dateTo: "2026-12-21" };
    const moved = now({ dateFrom: "2026-12-20", dateTo: "2026-12-20", period, total: 500_000 });
    expect(quoteChanges(seen, moved, [])).toEqual([{ name: "Đầm lụa Sương Mai", kind: "dates", after: period }]);
  });

  it("reports another number of pieces, as when a guest's line joins the customer's", () => {
    expect(quoteChanges(seen, now({ quantities: 2, total: 1_200_000 }), [])).toEqual([
      { name: "Đầm lụa Sương Mai", kind: "pieces", before: 1, after: 2 },
    ]);
  });

  it("reports what is gone, with the reason of the quote or of the cart", () => {
    expect(quoteChanges(seen, now({ available: false, unavailableReason: "Vừa có người thuê." }), [])).toEqual([
      { name: "Đầm lụa Sương Mai", kind: "gone", reason: "Vừa có người thuê." },
    ]);
    const cart = [{ ...bag, available: false, unavailableReason: "Hết hàng." }];
    expect(quoteChanges(seenInCart([bag], null), quote, cart)).toEqual([
      { name: "Túi cói Hạ", kind: "gone", reason: "Hết hàng." },
    ]);
    // After signing in, the cart has it under another id.
    expect(quoteChanges(seenInCart([bag], null), quote, [{ ...cart[0]!, id: "another" }])).toEqual([
      { name: "Túi cói Hạ", kind: "gone", reason: "Hết hàng." },
    ]);
    expect(quoteChanges(seenInCart([bag], null), quote, [dress])).toEqual([
      { name: "Túi cói Hạ", kind: "gone", reason: null },
    ]);
  });

  it("compares members with what the cart showed them", () => {
    const pricing = { percentDiscount: 20, extendDay: 3, items: [] };
    expect(quoteChanges(seenInCart([dress], pricing), now({ total: 400_000, memberSaving: 200_000 }), [])).toEqual([]);
  });
});
