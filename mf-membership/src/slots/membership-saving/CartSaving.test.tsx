import { act, render, screen } from "@testing-library/react";
import { listPackagePrices } from "@thuot-tha/shared/contracts/operations/membership/list-package-prices";
import { answer, refuse, translate } from "@thuot-tha/shared/testing";
import type { CartLine } from "../../features/saving/saving-on-cart.ts";
import { openMembership } from "../../testing/open-membership.tsx";
import { CartSaving } from "./CartSaving.tsx";

const rental: CartLine = {
  productId: "p1",
  type: "rental",
  quantities: 2,
  rentalPrice: 500_000,
  membershipRentalPrice: 0,
  dateFrom: "2026-12-12",
  dateTo: "2026-12-14",
};
const sale: CartLine = { ...rental, productId: "p2", type: "sale", dateFrom: null, dateTo: null };

const prices = () => ({
  items: [
    { membershipPackageId: "lua", percentDiscount: 10, extendDay: 1, items: [] },
    { membershipPackageId: "nhung", percentDiscount: 20, extendDay: 3, items: [] },
  ],
});

describe("CartSaving", () => {
  it("shows a member what this cart costs less", () => {
    const shop = openMembership();
    shop.pricing({ percentDiscount: 10, extendDay: 1, items: [] });
    render(shop.around(<CartSaving lines={[rental, sale]} />));
    // 1 200 000 ordinarily, a tenth less for a member.
    expect(screen.getByText("Là thành viên, bạn tiết kiệm 120.000 ₫ cho giỏ này.")).toBeInTheDocument();
  });

  it("shows others what they would save, with the best package; sales do not count", async () => {
    const shop = openMembership([answer(listPackagePrices, prices)]);
    shop.pricing(null);
    await shop.show(<CartSaving lines={[rental, sale]} />);
    expect(screen.getByText("Với gói Nhung, giỏ này rẻ hơn 400.000 ₫.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Xem các gói" })).toBeInTheDocument();
    expect(shop.client.inputs(listPackagePrices)).toEqual([{ query: { productIds: ["p1"] } }]);
  });

  it("requests once for the same pieces, however often the cart changes", async () => {
    const shop = openMembership([answer(listPackagePrices, prices)]);
    shop.pricing(null);
    const { rerender } = await shop.show(<CartSaving lines={[rental]} />);
    expect(screen.getByText(/giỏ này rẻ hơn/)).toHaveTextContent("400.000 ₫");
    rerender(shop.around(<CartSaving lines={[{ ...rental, quantities: 1 }]} />));
    expect(screen.getByText(/giỏ này rẻ hơn/)).toHaveTextContent("200.000 ₫");
    expect(shop.client.inputs(listPackagePrices)).toHaveLength(1);
  });

  it("invites once the prices have come, also when their request has failed before", async () => {
    jest.useFakeTimers();
    const shop = openMembership([answer(listPackagePrices, () => refuse(503, "Cửa hàng đang bận một chút."))]);
    shop.pricing(null);
    const { container } = render(shop.around(<CartSaving lines={[rental]} />));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(container).toHaveTextContent("");
    shop.client.answer(listPackagePrices, prices);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText(/giỏ này rẻ hơn/)).toHaveTextContent("400.000 ₫");
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(shop.client.inputs(listPackagePrices)).toHaveLength(2);
    jest.useRealTimers();
  });

  it("stops asking for prices that keep failing", async () => {
    jest.useFakeTimers();
    const shop = openMembership([answer(listPackagePrices, () => refuse(503, "Cửa hàng đang bận một chút."))]);
    shop.pricing(null);
    render(shop.around(<CartSaving lines={[rental]} />));
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(shop.client.inputs(listPackagePrices)).toHaveLength(3);
    jest.useRealTimers();
  });

  it("shows the saving on a changed cart in a page that a translator has changed", async () => {
    const shop = openMembership([answer(listPackagePrices, prices)]);
    shop.pricing(null);
    const { rerender } = await shop.show(<CartSaving lines={[rental]} />);
    expect(screen.getByText(/giỏ này rẻ hơn/)).toHaveTextContent("400.000 ₫");
    translate();
    rerender(shop.around(<CartSaving lines={[{ ...rental, quantities: 1 }]} />));
    expect(screen.getByText(/giỏ này rẻ hơn/)).toHaveTextContent("200.000 ₫");
  });

  it("shows nothing where nothing is rented", () => {
    const shop = openMembership();
    const { container } = render(shop.around(<CartSaving lines={[sale]} />));
    expect(container).toHaveTextContent("");
    expect(shop.client.inputs(listPackagePrices)).toEqual([]);
  });
});
