import { fireEvent, render, screen } from "@testing-library/react";
import { createTestHost } from "@thuot-tha/shared/testing";
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
