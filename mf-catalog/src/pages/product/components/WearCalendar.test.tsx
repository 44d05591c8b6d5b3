import { act, render, screen } from "@testing-library/react";
import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { answer } from "@thuot-tha/shared/testing";
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
});
