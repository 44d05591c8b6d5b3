import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { use, useState } from "react";
import { runCatalog } from "../../../testing/shop.ts";
import { WearCalendar, type WearDates } from "./WearCalendar.tsx";

const bounds = { firstDay: "2026-12-03", lastDay: "2027-12-01", maxDays: 30 };
const never = new Promise<never>(() => undefined);

/** A page that never finishes rendering what was chosen. */
function Page() {
  const [wear, setWear] = useState<WearDates | null>(null);
  return (
    <>
      <WearCalendar variantIds={["red-s"]} value={wear} onChange={setWear} onWaiting={() => undefined} {...bounds} />
      <p>{wear ? use(never) : "Chưa chọn ngày"}</p>
    </>
  );
}

afterEach(() => void jest.useRealTimers());

describe("WearCalendar", () => {
  it("answers a press before the page does, and extends what was pressed", async () => {
    const { firstDay: firstDate, lastDay: lastDate, maxDays } = bounds;
    const { around } = runCatalog([answer(listInvalidDates, { invalidDates: [], firstDate, lastDate, maxDays })]);
    await act(async () => void render(around(<Page />)));
    const day = (text: string) => screen.getByRole("button", { name: new RegExp(`, ${text}`) });
    await act(async () => day("10/12/2026").click());
    await act(async () => day("12/12/2026").click());
    expect(day("10/12/2026")).toHaveAttribute("aria-pressed", "true");
    expect(day("11/12/2026")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("Chưa chọn ngày")).toBeInTheDocument();
  });

  it("loads the days again at midnight, when the first one can no longer be delivered", async () => {
    jest.useFakeTimers();
    let now = "2026-12-01T16:59:00Z";
    const dates = (firstDate: string) => ({ invalidDates: [], firstDate, lastDate: bounds.lastDay, maxDays: 30 });
    const { around, client } = runCatalog([answer(listInvalidDates, dates("2026-12-02"))], () => new Date(now));
    await act(async () => void render(around(<Page />)));
    const first = screen.getByRole("button", { name: /, 2\/12\/2026/ });
    expect(first).not.toHaveAttribute("aria-disabled");
    now = "2026-12-01T17:00:00Z";
    client.answer(listInvalidDates, dates("2026-12-03"));
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(first).toHaveAttribute("aria-disabled", "true");
  });

  it("shows why the days failed to load, and loads them again with the focus in the sheet", async () => {
    const { around, client } = runCatalog([answer(listInvalidDates, () => refuse(503, "Cửa hàng đang bận."))]);
    render(
      around(
        <div popover="auto" tabIndex={-1} data-testid="sheet">
          <Page />
        </div>,
      ),
    );
    expect(await screen.findByText(/Cửa hàng đang bận\./)).toBeInTheDocument();
    const { firstDay: firstDate, lastDay: lastDate, maxDays } = bounds;
    client.answer(listInvalidDates, { invalidDates: [], firstDate, lastDate, maxDays });
    await userEvent.click(screen.getByText("Thử lại"));
    expect((await screen.findAllByText("10")).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Cửa hàng đang bận\./)).not.toBeInTheDocument();
    expect(screen.getByTestId("sheet")).toHaveFocus();
  });
});
