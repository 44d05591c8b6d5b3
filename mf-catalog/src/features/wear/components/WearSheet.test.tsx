import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { DayRange } from "@thuot-tha/shared/domain";
import { createTestHost } from "@thuot-tha/shared/testing";
import { lastWear, rememberWear } from "../wear.ts";
import { WearSheet } from "./WearSheet.tsx";

const rental = { leadDays: 1, cutoffHour: 15, maxDays: 30, horizonDays: 365 };

describe("WearSheet", () => {
  it.each([
    ["before", "2026-12-01T07:59:00Z", "Thứ Tư, 2/12/2026", null],
    ["from", "2026-12-01T08:00:00Z", "Thứ Tư, 2/12/2026, Ngày giao / nhận", "true"],
  ])("%s the cut-off hour on offers the days that the shop can deliver", async (_, now, name, disabled) => {
    const test = createTestHost({ name: "mf-catalog", today: "2026-12-01", now: () => new Date(now) });
    render(test.around(<WearSheet pathname="/dam" value={null} rental={rental} onChoose={() => undefined} />));
    const sheet = screen.getByRole("dialog", { name: "Ngày mặc" });
    // jsdom has no popovers.
    fireEvent(sheet, Object.assign(new Event("toggle"), { newState: "open" }));
    const tomorrow = await screen.findByRole("button", { name });
    expect(tomorrow.getAttribute("aria-disabled")).toBe(disabled);
    expect(screen.getByRole("button", { name: "Thứ Năm, 3/12/2026" })).not.toHaveAttribute("aria-disabled");
  });

  describe("once it is open", () => {
    const sizes = [
      { label: "S", value: "size:s" },
      { label: "M", value: "size:m" },
    ];
    const hide = jest.fn();
    const chosen = jest.fn();
    beforeEach(() => {
      sessionStorage.clear();
      hide.mockClear();
      chosen.mockClear();
    });

    async function open(value: DayRange | null = null) {
      const test = createTestHost({ name: "mf-catalog", today: "2026-12-01" });
      const list = { pathname: "/dam", rental, sizes, chosenSizes: ["size:s"] };
      render(test.around(<WearSheet {...list} value={value} onChoose={chosen} />));
      const sheet = screen.getByRole("dialog", { name: "Ngày mặc" });
      sheet.hidePopover = hide;
      fireEvent(sheet, Object.assign(new Event("toggle"), { newState: "open" }));
      await screen.findByRole("checkbox", { name: "M" });
    }
    const day = (text: string) => screen.getByRole("button", { name: new RegExp(`, ${text}/2026`) });
    const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

    it("closes with the chosen days and sizes, and presets the days next time", async () => {
      await open();
      expect(screen.getByRole("button", { name: "Xem món còn trống" })).toBeDisabled();
      fireEvent.click(day("10/12"));
      fireEvent.click(day("12/12"));
      fireEvent.click(screen.getByRole("checkbox", { name: "M" }));
      press("Xem món còn trống");
      expect(chosen.mock.calls).toEqual([[{ dateFrom: "2026-12-10", dateTo: "2026-12-12" }, ["size:s", "size:m"]]]);
      expect(hide).toHaveBeenCalledTimes(1);
      cleanup();
      await open();
      expect(day("11/12")).toHaveAttribute("aria-pressed", "true");
    });

    it("presets no days that are over", async () => {
      rememberWear({ dateFrom: "2026-12-01", dateTo: "2026-12-03" });
      await open();
      expect(screen.getByRole("button", { name: "Xem món còn trống" })).toBeDisabled();
    });

    it("forgets the days that the shopper drops, and keeps the sizes", async () => {
      const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-12" };
      rememberWear(wear);
      await open(wear);
      press("Bỏ ngày");
      expect(chosen.mock.calls).toEqual([[null, ["size:s"]]]);
      expect(lastWear()).toBeNull();
    });
  });

  it("says that a day which is too far for the range begins another one", async () => {
    const test = createTestHost({ name: "mf-catalog", today: "2026-12-01" });
    render(test.around(<WearSheet pathname="/dam" value={null} rental={rental} onChoose={() => undefined} />));
    const sheet = screen.getByRole("dialog", { name: "Ngày mặc" });
    fireEvent(sheet, Object.assign(new Event("toggle"), { newState: "open" }));
    fireEvent.click(await screen.findByRole("button", { name: "Thứ Bảy, 5/12/2026" }));
    fireEvent.click(screen.getByRole("button", { name: /^Chủ Nhật, 10\/1\/2027/ }));
    expect(screen.getByRole("status")).toHaveTextContent("Bắt đầu lại từ ngày 10/01/2027");
  });
});
