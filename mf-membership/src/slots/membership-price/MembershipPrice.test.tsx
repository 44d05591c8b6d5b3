import { cleanup, render, screen } from "@testing-library/react";
import { listPackagePrices } from "@thuot-tha/shared/contracts/operations/membership/list-package-prices";
import { addDays, formatDong, lineTotals } from "@thuot-tha/shared/domain";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { assert, constant, integer, oneof, property, record } from "fast-check";
import { openMembership } from "../../testing/open-membership.tsx";
import { MembershipPrice } from "./MembershipPrice.tsx";

const piece = { productId: "p1", rentalPrice: 500_000, membershipRentalPrice: 0 };

describe("MembershipPrice", () => {
  it("invites non-members, and shows which package saves how much", async () => {
    const shop = openMembership([
      answer(listPackagePrices, {
        items: [
          { membershipPackageId: "lua", percentDiscount: 10, extendDay: 1, items: [] },
          { membershipPackageId: "nhung", percentDiscount: 20, extendDay: 3, items: [] },
        ],
      }),
    ]);
    shop.pricing(null);
    await shop.show(<MembershipPrice {...piece} />);
    expect(screen.getByRole("link", { name: "Xem các gói" })).toHaveAttribute("href", "/member-ship");
    expect(screen.getByText(/Thành viên Nhung/)).toHaveTextContent(
      "Thành viên Nhung: 400.000 ₫ / ngày, rẻ hơn 100.000 ₫ (giảm 20% theo gói)",
    );
  });

  it("invites with the price of the chosen days", async () => {
    const shop = openMembership([
      answer(listPackagePrices, {
        items: [{ membershipPackageId: "nhung", percentDiscount: 20, extendDay: 3, items: [] }],
      }),
    ]);
    shop.pricing(null);
    await shop.show(<MembershipPrice {...piece} dateFrom="2026-12-10" dateTo="2026-12-12" />);
    // 600 000 for three days; the package includes them.
    expect(screen.getByText(/Thành viên Nhung/)).toHaveTextContent(
      "Thành viên Nhung, 3 ngày: 400.000 ₫, rẻ hơn 200.000 ₫ (giảm 20% theo gói)",
    );
  });

  it("still invites when the prices fail to load", async () => {
    const shop = openMembership([answer(listPackagePrices, () => refuse(500, "Lỗi máy chủ."))]);
    shop.pricing(null);
    await shop.show(<MembershipPrice {...piece} />);
    expect(screen.getByText(/Thành viên thuê rẻ hơn/)).toBeInTheDocument();
  });

  it("invites to nothing when no package is on sale", async () => {
    const shop = openMembership([answer(listPackagePrices, { items: [] })]);
    shop.pricing(null);
    const { container } = await shop.show(<MembershipPrice {...piece} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("invites to nothing when no package saves on the piece", async () => {
    const shop = openMembership([
      answer(listPackagePrices, {
        items: [{ membershipPackageId: "lua", percentDiscount: 0, extendDay: 1, items: [] }],
      }),
    ]);
    shop.pricing(null);
    const { container } = await shop.show(<MembershipPrice {...piece} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("shows a member's price and saving as soon as they are known, and takes them back", async () => {
    const shop = openMembership([
      answer(listPackagePrices, {
        items: [{ membershipPackageId: "lua", percentDiscount: 10, extendDay: 1, items: [] }],
      }),
    ]);
    shop.pricing(null);
    await shop.show(<MembershipPrice {...piece} />);
    shop.pricing({ percentDiscount: 15, extendDay: 1, items: [] });
    expect(screen.getByText(/Giá thành viên của bạn/)).toHaveTextContent(
      "Giá thành viên của bạn: 425.000 ₫ / ngày, tiết kiệm 75.000 ₫ (giảm 15% theo gói)",
    );
    shop.pricing({
      percentDiscount: 15,
      extendDay: 1,
      items: [{ productId: "p1", membershipRentalPrice: 375_000 }],
    });
    expect(screen.getByText(/Giá thành viên của bạn/)).toHaveTextContent(
      "Giá thành viên của bạn: 375.000 ₫ / ngày, tiết kiệm 125.000 ₫ (giá riêng của món này)",
    );
    shop.pricing(null);
    expect(screen.getByRole("link", { name: "Xem các gói" })).toBeInTheDocument();
  });

  it("has the surcharge of the first day where the package includes none", async () => {
    const shop = openMembership();
    await shop.show(<MembershipPrice {...piece} />);
    shop.pricing({ percentDiscount: 15, extendDay: 0, items: [] });
    expect(screen.getByText(/Giá thành viên của bạn/)).toHaveTextContent(
      "Giá thành viên của bạn: 467.500 ₫ / ngày, tiết kiệm 32.500 ₫ (giảm 15% theo gói)",
    );
  });

  it("shows what the domain computes, for every package, price and length", () => {
    const price = integer({ min: 1, max: 3_000_000 });
    const combination = record({
      rentalPrice: price,
      membershipRentalPrice: oneof(constant(0), price),
      ofPackage: oneof(constant(0), price),
      hundredths: integer({ min: 0, max: 10_000 }),
      extendDay: integer({ min: 0, max: 8 }),
      length: integer({ min: 1, max: 10 }),
    });
    const shop = openMembership();
    assert(
      property(combination, ({ rentalPrice, membershipRentalPrice, ofPackage, hundredths, extendDay, length }) => {
        const items = ofPackage > 0 ? [{ productId: "p1", membershipRentalPrice: ofPackage }] : [];
        const pricing = { percentDiscount: hundredths / 100, extendDay, items };
        const wear = { dateFrom: "2026-12-12", dateTo: addDays("2026-12-12", length - 1) };
        const props = { productId: "p1", rentalPrice, membershipRentalPrice, ...wear };
        const { container } = render(shop.around(<MembershipPrice {...props} />));
        shop.pricing(pricing);
        const line = { ...props, type: "rental", quantities: 1, salePrice: 0, depositPrice: 0 } as const;
        const { total, memberSaving } = lineTotals(line, pricing);
        const own = membershipRentalPrice > 0 || ofPackage > 0;
        const rule = own ? "giá riêng của món này" : `giảm ${pricing.percentDiscount}% theo gói`;
        const saving = memberSaving > 0 ? `, tiết kiệm ${formatDong(memberSaving)} (${rule})` : "";
        expect(container.textContent).toBe(`Giá thành viên của bạn cho ${length} ngày: ${formatDong(total)}${saving}`);
        cleanup();
      }),
    );
  });
});
