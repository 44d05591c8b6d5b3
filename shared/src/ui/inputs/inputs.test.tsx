import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { translate } from "../../testing/translate.ts";
import { CheckboxInput } from "./CheckboxInput.tsx";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { QuantityStepper } from "./QuantityStepper.tsx";
import { SelectInput, TextInput } from "./TextInput.tsx";

describe("TextInput", () => {
  it("ties its label, hint and error to the control", () => {
    render(<TextInput label="Số điện thoại" hint="Để giao hàng." error="Chưa đúng." required />);
    const input = screen.getByRole("textbox", { name: "Số điện thoại" });
    expect(input).toHaveAccessibleDescription("Để giao hàng. Chưa đúng.");
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(screen.getByRole("alert")).toHaveTextContent("Chưa đúng.");
  });
  it("has no description where none is given", () => {
    render(<TextInput label="Ghi chú" optional />);
    expect(screen.getByRole("textbox", { name: "Ghi chú (không bắt buộc)" })).not.toHaveAttribute("aria-describedby");
  });
});

describe("SelectInput", () => {
  it("is the browser's list with a label", async () => {
    render(
      <SelectInput label="Sắp xếp">
        <option value="newest">Mới nhất</option>
        <option value="price_asc">Giá từ thấp đến cao</option>
      </SelectInput>,
    );
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sắp xếp" }), "price_asc");
    expect(screen.getByRole("combobox")).toHaveValue("price_asc");
  });
});

describe("CheckboxInput", () => {
  it("is ticked by its label and described by its error", async () => {
    render(<CheckboxInput label="Tôi đồng ý" error="Bạn cần đồng ý." />);
    await userEvent.click(screen.getByText("Tôi đồng ý"));
    expect(screen.getByRole("checkbox", { name: "Tôi đồng ý" })).toBeChecked();
    expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("Bạn cần đồng ý.");
  });
});

describe("ChoiceGroup", () => {
  const options = [
    { value: "S", label: "S" },
    { value: "M", label: "M" },
    { value: "L", label: "L", disabled: true },
  ] as const;

  function Sizes() {
    const [value, setValue] = useState<"S" | "M" | "L" | null>(null);
    return <ChoiceGroup label="Size" options={options} value={value} onChange={setValue} />;
  }

  it("chooses one by label and passes over what cannot be chosen", async () => {
    render(<Sizes />);
    expect(screen.getByRole("group", { name: "Size" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "M" }));
    expect(screen.getByRole("radio", { name: "M" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "L" })).toBeDisabled();
  });

  it("names the chosen colour in a page that a translator has changed", () => {
    const colors = ["Đỏ", "Kem"].map((name) => ({ value: name, label: name, color: "#a00" }));
    const group = (value: string) => (
      <ChoiceGroup look="swatches" label="Màu" options={colors} value={value} onChange={() => undefined} />
    );
    const { rerender } = render(group("Đỏ"));
    translate();
    rerender(group("Kem"));
    expect(screen.getByRole("group")).toHaveTextContent(/^Màu: Kem/);
  });
});

describe("QuantityStepper", () => {
  function Quantity() {
    const [value, setValue] = useState(1);
    return <QuantityStepper label="Số lượng" value={value} max={2} onChange={setValue} />;
  }

  it("steps between its bounds, reads the number out and keeps the focus at the end", async () => {
    render(<Quantity />);
    const more = screen.getByRole("button", { name: "Tăng" });
    await userEvent.click(more);
    await userEvent.click(more);
    expect(screen.getByRole("status")).toHaveTextContent("2");
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(screen.getByRole("button", { name: "Giảm" }));
    expect(screen.getByRole("status")).toHaveTextContent("1");
    expect(screen.getByRole("group", { name: "Số lượng" })).toBeInTheDocument();
  });
});
