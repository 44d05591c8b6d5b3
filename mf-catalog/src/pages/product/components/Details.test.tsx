import { render, screen, within } from "@testing-library/react";
import { sampleProduct } from "@thuot-tha/shared/testing";
import { Details } from "./Details.tsx";

const sizeChart = [
  { size: "S", bust: 82, waist: 64, hip: 88 },
  { size: "M", bust: 86, waist: 68, hip: 92 },
];
const promotion = {
  id: "f1",
  title: "Miễn phí giao hàng",
  description: "Cho đơn từ 1.500.000 ₫.",
  from: null,
  to: "2026-12-31T17:00:00.000Z",
};

describe("Details", () => {
  it("shows what a piece is made of, and the measures of its sizes", () => {
    render(<Details product={sampleProduct({ sizeChart })} />);
    expect(screen.getByText("Lụa tơ tằm dệt tay.")).toBeInTheDocument();
    expect(screen.getByText("Chất liệu").nextElementSibling).toHaveTextContent("Lụa");
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ["Cỡ", "Ngực (cm)", "Eo (cm)", "Mông (cm)"],
      ["S", "82", "64", "88"],
      ["M", "86", "68", "92"],
    ]);
    expect(within(screen.getByRole("table")).getByRole("rowheader", { name: "M" })).toBeInTheDocument();
    expect(screen.getByText("Số đo cơ thể, tính bằng centimet.")).toBeInTheDocument();
  });

  it("shows promotions, and how long they run", () => {
    render(<Details product={sampleProduct({ promotions: [promotion] })} />);
    expect(screen.getByText("Miễn phí giao hàng")).toBeInTheDocument();
    expect(screen.getByText("Đến hết 31/12/2026")).toBeInTheDocument();
  });

  it("leaves out what there is nothing of", () => {
    render(<Details product={sampleProduct()} />);
    expect(screen.queryByText("Bảng cỡ")).not.toBeInTheDocument();
    expect(screen.queryByText("Ưu đãi")).not.toBeInTheDocument();
  });
});
