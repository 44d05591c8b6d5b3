import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RentalCalendar, type RentalCalendarProps } from "./RentalCalendar.tsx";

const props = {
  today: "2026-12-05",
  firstDay: "2026-12-06",
  maxDays: 30,
  invalidDates: [
    { dateFrom: "2026-12-15", dateTo: "2026-12-16", reason: "Đã có người thuê" },
    { dateFrom: "2026-12-17", dateTo: "2026-12-17", reason: "Ngày giao / nhận" },
  ],
};

function Calendar(more: Partial<RentalCalendarProps>) {
  const [value, setValue] = useState<RentalCalendarProps["value"]>(more.value ?? null);
  const onChange: RentalCalendarProps["onChange"] = (next) => {
    more.onChange?.(next);
    setValue(next);
  };
  return <RentalCalendar {...props} {...more} value={value} onChange={onChange} />;
}

const day = (text: string) => screen.getByRole("button", { name: new RegExp(`, ${text}`) });
/** What React has rendered last for an element: the same object until it renders again. */
const renderingOf = (element: Element) => Object.entries(element).find(([key]) => key.startsWith("__reactProps"))?.[1];
const status = () => screen.getByRole("status");

describe("RentalCalendar", () => {
  it("shows two months as grids, Monday first", () => {
    render(<Calendar />);
    expect(screen.getByRole("grid", { name: "Tháng 12, 2026" })).toBeInTheDocument();
    expect(screen.getByRole("grid", { name: "Tháng 1, 2027" })).toBeInTheDocument();
    expect(screen.getAllByRole("columnheader")[0]).toHaveTextContent("T2");
  });

  it("chooses a range with two presses and shows it, with delivery and return", async () => {
    const onChange = jest.fn();
    render(<Calendar onChange={onChange} />);
    await userEvent.click(day("10/12/2026"));
    expect(onChange).toHaveBeenLastCalledWith({ dateFrom: "2026-12-10", dateTo: "2026-12-10" });
    await userEvent.click(day("12/12/2026"));
    expect(onChange).toHaveBeenLastCalledWith({ dateFrom: "2026-12-10", dateTo: "2026-12-12" });
    expect(status()).toHaveTextContent(
      "Thuê 3 ngày: Thứ Năm, 10/12/2026 đến Thứ Bảy, 12/12/2026. Giao Thứ Tư, 09/12/2026, nhận lại Chủ Nhật, 13/12/2026.",
    );
    expect(screen.getAllByRole("button", { pressed: true, name: /12\/2026/ })).toHaveLength(3);
    expect(day("9/12/2026")).toHaveAccessibleName("Thứ Tư, 9/12/2026, Ngày giao");
  });

  it("renders no day again that a press does not change", async () => {
    render(<Calendar />);
    const [near, far] = [day("10/12/2026"), day("7/12/2026")];
    const before = [renderingOf(near), renderingOf(far)];
    await userEvent.click(near);
    expect(renderingOf(near)).not.toBe(before[0]);
    expect(renderingOf(far)).toBe(before[1]);
  });

  it("begins anew with a day to which no piece is free from the start, as its name says, and shows until when one is", async () => {
    const onChange = jest.fn();
    const freeRanges = [
      { dateFrom: "2026-12-06", dateTo: "2026-12-10" },
      { dateFrom: "2026-12-09", dateTo: "2026-12-14" },
    ];
    render(<Calendar onChange={onChange} freeRanges={freeRanges} />);
    expect(day("11/12/2026")).not.toHaveAttribute("aria-disabled");
    await userEvent.click(day("8/12/2026"));
    expect(day("10/12/2026")).not.toHaveAttribute("aria-disabled");
    expect(day("10/12/2026")).toHaveAccessibleName("Thứ Năm, 10/12/2026");
    expect(day("11/12/2026")).not.toHaveAttribute("aria-disabled");
    expect(day("11/12/2026")).toHaveAccessibleName("Thứ Sáu, 11/12/2026, Bắt đầu lại từ ngày này");
    await userEvent.click(day("11/12/2026"));
    expect(status()).toHaveTextContent(
      "Từ ngày 08/12/2026, một chiếc chỉ trống liền đến hết ngày 10/12/2026. Bắt đầu lại từ ngày 11/12/2026, chọn thêm",
    );
    expect(onChange).toHaveBeenLastCalledWith({ dateFrom: "2026-12-11", dateTo: "2026-12-11" });
    expect(day("11/12/2026")).toHaveAccessibleName("Thứ Sáu, 11/12/2026");
  });

  it("starts again once its owner has cleared the choice", async () => {
    const onChange = jest.fn();
    const { rerender } = render(<RentalCalendar {...props} value={null} onChange={onChange} />);
    await userEvent.click(day("10/12/2026"));
    const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-10" };
    rerender(<RentalCalendar {...props} value={wear} onChange={onChange} />);
    expect(status()).toHaveTextContent("Chọn thêm ngày kết thúc");
    rerender(<RentalCalendar {...props} value={null} onChange={onChange} />);
    await userEvent.click(day("12/12/2026"));
    expect(onChange).toHaveBeenLastCalledWith({ dateFrom: "2026-12-12", dateTo: "2026-12-12" });
  });

  it("says from which hour on the first day is later, where there is one", () => {
    const { rerender } = render(<Calendar cutoffHour={15} />);
    const hint = /Đặt từ 15:00 trở đi thì ngày mặc sớm nhất lùi một ngày\./;
    expect(screen.getByText(hint)).toBeInTheDocument();
    rerender(<Calendar cutoffHour={24} />);
    expect(screen.queryByText(/lùi một ngày/)).not.toBeInTheDocument();
  });

  it("gives the reason of each blocked day and refuses it in words", async () => {
    const onChange = jest.fn();
    render(<Calendar onChange={onChange} />);
    expect(day("15/12/2026")).toHaveAccessibleName("Thứ Ba, 15/12/2026, Đã có người thuê");
    expect(day("15/12/2026")).toHaveAttribute("title", "Đã có người thuê");
    expect(day("17/12/2026")).toHaveAccessibleName(/Ngày giao \/ nhận/);
    expect(day("4/12/2026")).toHaveAccessibleName(/Đã qua/);
    expect(day("5/12/2026")).toHaveAccessibleName("Thứ Bảy, 5/12/2026, hôm nay, Ngày giao / nhận");
    expect(day("15/12/2026")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(day("15/12/2026"));
    expect(onChange).not.toHaveBeenCalled();
    expect(status()).toHaveTextContent("Ngày 15/12/2026 chưa thuê được: đã có người thuê.");
  });

  it("lets a mistaken start go when a range would span blocked days, also by keyboard", async () => {
    const onChange = jest.fn();
    render(<Calendar onChange={onChange} />);
    await userEvent.click(day("14/12/2026"));
    expect(day("20/12/2026")).toHaveAccessibleName("Chủ Nhật, 20/12/2026, Bắt đầu lại từ ngày này");
    await userEvent.click(day("20/12/2026"));
    expect(status()).toHaveTextContent("Khoảng này vướng ngày 15/12/2026 – 16/12/2026: đã có người thuê.");
    expect(status()).toHaveTextContent("Bắt đầu lại từ ngày 20/12/2026");
    expect(day("14/12/2026")).toHaveAttribute("aria-pressed", "false");
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(onChange).toHaveBeenLastCalledWith({ dateFrom: "2026-12-20", dateTo: "2026-12-21" });
  });

  it("takes so many days from one press with a chip", async () => {
    render(<Calendar />);
    await userEvent.click(screen.getByRole("button", { name: "Thuê 5 ngày" }));
    expect(status()).toHaveTextContent("Chọn ngày đầu tiên của 5 ngày mặc.");
    await userEvent.click(day("7/12/2026"));
    expect(status()).toHaveTextContent("Thuê 5 ngày: Thứ Hai, 07/12/2026 đến Thứ Sáu, 11/12/2026.");
  });

  it("has no chip for more days than may be rented", () => {
    render(<Calendar maxDays={5} />);
    expect(screen.queryByRole("button", { name: "Thuê 7 ngày" })).not.toBeInTheDocument();
  });

  it("goes by keyboard: arrows, Home, End, Page keys, Enter", async () => {
    render(<Calendar />);
    day("6/12/2026").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    expect(day("14/12/2026")).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(day("20/12/2026")).toHaveFocus();
    await userEvent.keyboard("{PageDown}{Home}");
    expect(day("18/1/2027")).toHaveFocus();
    await userEvent.keyboard("{Enter}{ArrowRight}{Enter}");
    expect(status()).toHaveTextContent("Thuê 2 ngày: Thứ Hai, 18/01/2027 đến Thứ Ba, 19/01/2027.");
  });

  it("turns the months when the keyboard leaves them and stops at the bounds", async () => {
    render(<Calendar lastDay="2027-03-10" />);
    day("6/12/2026").focus();
    await userEvent.keyboard("{PageDown}{PageDown}");
    expect(day("6/2/2027")).toHaveFocus();
    expect(screen.getByRole("grid", { name: "Tháng 2, 2027" })).toBeInTheDocument();
    await userEvent.keyboard("{PageDown}{PageDown}");
    expect(day("10/3/2027")).toHaveFocus();
    expect(screen.getByRole("button", { name: "Tháng sau" })).not.toHaveAttribute("aria-disabled");
  });

  it("keeps the focus on its button at the first and the last month, and turns no further", async () => {
    render(<Calendar lastDay="2027-01-10" />);
    for (const [name, month] of [
      ["Tháng sau", "Tháng 1, 2027"],
      ["Tháng trước", "Tháng 12, 2026"],
    ] as const) {
      const button = screen.getByRole("button", { name });
      await userEvent.click(button);
      expect(button).toHaveAttribute("aria-disabled", "true");
      expect(button).toBeEnabled();
      await userEvent.keyboard("{Enter}");
      expect(button).toHaveFocus();
      expect(screen.getAllByRole("grid")[0]).toHaveAccessibleName(month);
    }
  });

  it("goes back with Esc to what was chosen before", async () => {
    render(<Calendar value={{ dateFrom: "2026-12-08", dateTo: "2026-12-09" }} />);
    await userEvent.click(day("20/12/2026"));
    // A sheet around the calendar closes by the press that nothing has handled.
    expect(fireEvent.keyDown(day("20/12/2026"), { key: "Escape" })).toBe(false);
    expect(status()).toHaveTextContent("Thuê 2 ngày: Thứ Ba, 08/12/2026 đến Thứ Tư, 09/12/2026.");
    expect(fireEvent.keyDown(day("20/12/2026"), { key: "Escape" })).toBe(true);
  });

  it("opens on a month that it offers, also for days chosen long ago or far ahead", () => {
    const { unmount } = render(<Calendar value={{ dateFrom: "2020-01-10", dateTo: "2020-01-11" }} />);
    expect(screen.getByRole("grid", { name: "Tháng 12, 2026" })).toBeInTheDocument();
    unmount();
    render(<Calendar value={{ dateFrom: "2091-01-10", dateTo: "2091-01-11" }} lastDay="2027-12-01" />);
    expect(screen.getByRole("grid", { name: "Tháng 12, 2027" })).toBeInTheDocument();
  });

  it("opens on the given month while nothing is chosen", () => {
    render(<Calendar opensOn="2027-01-10" />);
    expect(screen.getByRole("grid", { name: "Tháng 1, 2027" })).toBeInTheDocument();
    expect(screen.queryByRole("grid", { name: "Tháng 12, 2026" })).toBeNull();
  });

  it("keeps Tab's stop in the month that is seen everywhere when it is turned", async () => {
    render(<Calendar value={{ dateFrom: "2027-01-10", dateTo: "2027-01-11" }} />);
    await userEvent.click(screen.getByRole("button", { name: "Tháng trước" }));
    expect(day("1/12/2026")).toHaveProperty("tabIndex", 0);
    expect(day("10/1/2027")).toHaveProperty("tabIndex", -1);
    await userEvent.click(screen.getByRole("button", { name: "Tháng sau" }));
    expect(day("1/1/2027")).toHaveProperty("tabIndex", 0);
  });

  it("no longer shows what blocked another piece", async () => {
    const { rerender } = render(<Calendar />);
    await userEvent.click(day("15/12/2026"));
    expect(status()).toHaveTextContent("Ngày 15/12/2026 chưa thuê được");
    rerender(<Calendar invalidDates={[]} />);
    expect(status()).toHaveTextContent("Chọn ngày bắt đầu mặc.");
  });

  it("is one stop for Tab among the days", () => {
    render(<Calendar />);
    expect(screen.getAllByRole("button", { name: /\/20(26|27)/ }).filter((one) => one.tabIndex === 0)).toHaveLength(1);
  });

  it("applies what was pressed while the blocked days were on their way, once they are here", async () => {
    const onChange = jest.fn();
    const { rerender } = render(<Calendar loading onChange={onChange} />);
    await userEvent.click(screen.getByRole("button", { name: "Thuê 3 ngày" }));
    expect(screen.getByRole("button", { name: "Thuê 3 ngày" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(day("10/12/2026"));
    expect(onChange).not.toHaveBeenCalled();
    expect(status()).toHaveTextContent("Đang xem ngày còn trống…");
    rerender(<Calendar onChange={onChange} />);
    expect(onChange.mock.calls).toEqual([[{ dateFrom: "2026-12-10", dateTo: "2026-12-12" }]]);
  });

  it("refuses a day pressed early that turns out to be blocked", async () => {
    const onChange = jest.fn();
    const { rerender } = render(<Calendar loading invalidDates={[]} onChange={onChange} />);
    await userEvent.click(day("15/12/2026"));
    rerender(<Calendar onChange={onChange} />);
    expect(onChange).not.toHaveBeenCalled();
    expect(status()).toHaveTextContent("Ngày 15/12/2026 chưa thuê được: đã có người thuê.");
  });

  it("shows when others have taken the chosen days meanwhile", () => {
    render(<Calendar value={{ dateFrom: "2026-12-14", dateTo: "2026-12-15" }} />);
    expect(status()).toHaveTextContent("Khoảng này vướng ngày");
  });
});
