import { act, render, screen } from "@testing-library/react";
import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import { sampleProduct, translate } from "@thuot-tha/shared/testing";
import { runCatalog } from "../../../testing/shop.ts";
import { Costs } from "./Costs.tsx";

const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-12" };
const costs = () =>
  [...screen.getByRole("region", { name: "Chi phí dự kiến" }).querySelectorAll("dl > div")].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
  );

describe("Costs", () => {
  it("shows the first day, each further one, the delivery, the deposit, and the days of delivery and return in words", () => {
    const test = runCatalog();
    render(test.around(<Costs product={sampleProduct()} renting wear={wear} />));
    expect(costs()).toEqual([
      ["Thuê ngày đầu tiên", "350.000 ₫"],
      ["2 ngày mặc thêm35.000 ₫ mỗi ngày", "70.000 ₫"],
      ["Phí giao nhận", "30.000 ₫"],
      ["Tiền cọchoàn lại", "1.000.000 ₫"],
      ["Tổng cộng", "1.450.000 ₫"],
    ]);
    expect(screen.getByText("Giao tới bạn: Thứ Tư, 09/12/2026")).toBeInTheDocument();
    expect(screen.getByText("Nhận lại: Chủ Nhật, 13/12/2026")).toBeInTheDocument();
  });

  it("show the new days in a page that a translator has changed", () => {
    const test = runCatalog();
    const { rerender } = render(test.around(<Costs product={sampleProduct()} renting wear={wear} />));
    translate();
    const later = { dateFrom: "2026-12-17", dateTo: "2026-12-19" };
    rerender(test.around(<Costs product={sampleProduct()} renting wear={later} />));
    expect(screen.getByText("Giao tới bạn: Thứ Tư, 16/12/2026")).toBeInTheDocument();
    expect(screen.getByText("Nhận lại: Chủ Nhật, 20/12/2026")).toBeInTheDocument();
  });

  it("shows a member what the membership saves", () => {
    const test = runCatalog();
    render(test.around(<Costs product={sampleProduct()} renting wear={wear} />));
    act(() => membershipPricingChanged.emit(test.as("shell"), { percentDiscount: 20, extendDay: 3, items: [] }));
    expect(costs()).toContainEqual(["Ưu đãi thành viên", "−140.000 ₫"]);
    expect(costs()).toContainEqual(["Tổng cộng", "1.310.000 ₫"]);
  });

  it("names the piece's own member price where it makes the saving", () => {
    const test = runCatalog();
    render(test.around(<Costs product={sampleProduct({ membershipRentalPrice: 250_000 })} renting wear={wear} />));
    act(() => membershipPricingChanged.emit(test.as("shell"), { percentDiscount: 20, extendDay: 3, items: [] }));
    expect(costs()).toContainEqual(["Ưu đãi thành viêngiá riêng của món này", "−170.000 ₫"]);
  });

  it("shows what one day costs until days are chosen, and what a bought piece comes to by the shop's own terms", () => {
    const test = runCatalog();
    const shipping = { fee: 45_000, freeFrom: 2_000_000 };
    const product = sampleProduct({ terms: { shipping, rental: { leadDays: 1, maxDays: 30, horizonDays: 365 } } });
    const { rerender } = render(test.around(<Costs product={product} renting wear={null} />));
    expect(screen.getByText("Giá cho một ngày mặc. Mỗi ngày mặc thêm cộng 10% giá thuê.")).toBeInTheDocument();
    expect(costs()).toEqual([
      ["Thuê ngày đầu tiên", "350.000 ₫"],
      ["Phí giao nhận", "45.000 ₫"],
      ["Tiền cọchoàn lại", "1.000.000 ₫"],
      ["Tổng cộng", "1.395.000 ₫"],
    ]);
    expect(screen.queryByText(/Giao tới bạn/)).not.toBeInTheDocument();
    rerender(test.around(<Costs product={product} renting={false} wear={wear} />));
    expect(costs()).toEqual([
      ["Tiền mua", "1.900.000 ₫"],
      ["Phí giao nhận", "45.000 ₫"],
      ["Tổng cộng", "1.945.000 ₫"],
    ]);
    expect(screen.getByText(/miễn phí từ 2.000.000 ₫ tiền hàng/)).toBeInTheDocument();
  });
});
