import { act, render, screen } from "@testing-library/react";
import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import { wholeProduct } from "../../../testing/products.ts";
import { runCatalog } from "../../../testing/shop.ts";
import { Costs } from "./Costs.tsx";

const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-12" };
const costs = () =>
  [...screen.getByRole("region", { name: "Chi phí dự kiến" }).querySelectorAll("dl > div")].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
  );

describe("Costs", () => {
  it("tells the first day, each further one, the deposit, and the days of delivery and return in words", () => {
    const test = runCatalog();
    render(test.around(<Costs product={wholeProduct()} renting wear={wear} />));
    expect(costs()).toEqual([
      ["Thuê ngày đầu tiên", "350.000 ₫"],
      ["2 ngày mặc thêm35.000 ₫ mỗi ngày, bằng 10 % giá thuê", "70.000 ₫"],
      ["Tiền cọcHoàn lại vào ví khi trả đồ", "1.000.000 ₫"],
      ["Tổng", "1.420.000 ₫"],
    ]);
    expect(screen.getByText(/Giao tới bạn: Thứ Tư, 09\/12\/2026/)).toHaveTextContent("Nhận lại: Chủ Nhật, 13/12/2026");
  });

  it("tells a member what the membership saves", () => {
    const test = runCatalog();
    render(test.around(<Costs product={wholeProduct()} renting wear={wear} />));
    act(() => membershipPricingChanged.emit(test.as("shell"), { percentDiscount: 20, extendDay: 3, items: [] }));
    expect(costs()).toContainEqual(["Ưu đãi thành viên", "-140.000 ₫"]);
    expect(costs()).toContainEqual(["Tổng", "1.280.000 ₫"]);
  });

  it("asks for days first, and says nothing of what is bought", () => {
    const test = runCatalog();
    const { rerender } = render(test.around(<Costs product={wholeProduct()} renting wear={null} />));
    expect(screen.getByText("Hãy chọn ngày mặc trên lịch trước nhé.")).toBeInTheDocument();
    rerender(test.around(<Costs product={wholeProduct()} renting={false} wear={wear} />));
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });
});
