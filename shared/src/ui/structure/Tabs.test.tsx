import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tabs } from "./Tabs.tsx";

const items = ["Mô tả", "Bảng size", "Đánh giá"].map((label, index) => ({
  key: `k${index}`,
  label,
  content: `Nội dung ${label}`,
}));

describe("Tabs", () => {
  it("shows the first panel and keeps the others for search engines only", () => {
    render(<Tabs label="Chi tiết" items={items} />);
    expect(screen.getByRole("tabpanel", { name: "Mô tả" })).toHaveTextContent("Nội dung Mô tả");
    expect(screen.getAllByRole("tabpanel", { hidden: true })).toHaveLength(3);
    expect(screen.getByRole("tablist", { name: "Chi tiết" })).toBeInTheDocument();
  });

  it("is one stop for Tab; arrows, Home and End go round", async () => {
    render(<Tabs label="Chi tiết" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getByRole("tab", { name: "Đánh giá", selected: true })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("tab", { name: "Bảng size", selected: true })).toHaveFocus();
    await userEvent.keyboard("{End}{Home}");
    expect(screen.getByRole("tabpanel", { name: "Mô tả" })).toBeVisible();
  });

  it("can be led by its owner", async () => {
    const onChange = jest.fn();
    render(<Tabs label="Chi tiết" items={items} value="k1" onChange={onChange} />);
    await userEvent.click(screen.getByRole("tab", { name: "Đánh giá" }));
    expect(onChange).toHaveBeenCalledWith("k2");
    expect(screen.getByRole("tab", { name: "Bảng size" })).toHaveAttribute("aria-selected", "true");
  });
});
