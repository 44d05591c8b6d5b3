import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { readListState } from "../list-state.ts";
import { PriceFilter } from "./PriceFilter.tsx";

const prices = { name: "sale-prices", title: "Giá thanh lý", min: 890_000, max: 4_900_000 } as const;

function Shown() {
  const [value, setValue] = useState("");
  return (
    <>
      <PriceFilter {...prices} value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue("")}>
        Bỏ
      </button>
    </>
  );
}

describe("PriceFilter", () => {
  it("takes a range as typed, the wrong way round too, and leaves the keyboard where it is", async () => {
    render(<Shown />);
    const [from, to] = [
      screen.getByRole("textbox", { name: "Từ (₫)" }),
      screen.getByRole("textbox", { name: "Đến (₫)" }),
    ];
    expect(from).toHaveAttribute("placeholder", "890.000");
    await userEvent.type(from, "2.000.000 ₫");
    await userEvent.type(to, "900000{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("900000-2000000");
    expect(from).toHaveValue("900.000");
    expect(to).toHaveValue("2.000.000");
    expect(to).toHaveFocus();
  });

  it.each([
    ["５００.０００", "500000-"],
    ["1.500.000,50", "1500000-"],
    ["1,500,000", "1500000-"],
    ["500k", "500000-"],
    ["1tr5", "1500000-"],
  ])("takes %p, as pasted, for whole đồng", async (pasted, range) => {
    render(<Shown />);
    screen.getByRole("textbox", { name: "Từ (₫)" }).focus();
    await userEvent.paste(pasted);
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent(range);
  });

  it("says so at a field that holds no price, and keeps its text and the range", async () => {
    render(<Shown />);
    const [from, to] = [
      screen.getByRole("textbox", { name: "Từ (₫)" }),
      screen.getByRole("textbox", { name: "Đến (₫)" }),
    ];
    await userEvent.type(from, "500k{Enter}");
    await userEvent.type(to, "1,5tr5{Enter}");
    expect(to).toHaveAccessibleDescription("Bạn nhập giá như 500.000, 500k hay 1,5tr nhé.");
    expect(to).toBeInvalid();
    expect(to).toHaveValue("1,5tr5");
    expect(from).toBeValid();
    expect(screen.getByRole("status")).toHaveTextContent("500000-");
    await userEvent.type(to, "{Backspace}{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("500000-1500000");
    expect(to).toBeValid();
  });

  it("takes what is typed when the sheet around it closes", async () => {
    const sheet = document.body.appendChild(document.createElement("div"));
    sheet.setAttribute("popover", "auto");
    render(<Shown />, { container: sheet });
    await userEvent.type(screen.getByRole("textbox", { name: "Từ (₫)" }), "900000");
    fireEvent(sheet, Object.assign(new Event("toggle"), { newState: "open" }));
    expect(screen.getByRole("status")).toHaveTextContent("");
    fireEvent(sheet, Object.assign(new Event("toggle"), { newState: "closed" }));
    expect(screen.getByRole("status")).toHaveTextContent("900000-");
  });

  it("empties its fields when the range is taken back elsewhere", async () => {
    render(<Shown />);
    const from = screen.getByRole("textbox", { name: "Từ (₫)" });
    await userEvent.type(from, "900000{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Bỏ" }));
    expect(from).toHaveValue("");
  });

  describe("without scripts", () => {
    /** The form as the server sends it, and the prices of the list that it leads to. */
    function form(value: string) {
      const { container } = render(
        <form>
          <PriceFilter {...prices} value={value} onChange={() => undefined} />
        </form>,
      );
      const plain = document.createElement("div");
      plain.innerHTML = container.innerHTML;
      const sent = () =>
        [...new FormData(plain.querySelector("form") ?? undefined)].map(([name, text]) => `${name}=${text}`);
      return { sent, press: (band: string) => plain.querySelector<HTMLInputElement>(`[value="${band}"]`)?.click() };
    }

    it("sends a chosen range once, also a custom one", () => {
      expect(form("900000-2000000").sent()).toEqual(["sale-prices=900000-2000000"]);
      expect(form("1000000-2000000").sent()).toEqual(["sale-prices=1000000-2000000"]);
      expect(form("").sent()).toEqual([]);
    });

    it("lets a range that is pressed replace the custom one", () => {
      const { sent, press } = form("900000-2000000");
      press("1000000-2000000");
      expect(readListState(`?${sent().join("&")}`).salePrices).toBe("1000000-2000000");
    });
  });
});
