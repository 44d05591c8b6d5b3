import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listFitReports } from "@thuot-tha/shared/contracts/operations/catalogue/list-fit-reports";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { runCatalog } from "../../../testing/shop.ts";
import { SizeFinder } from "./SizeFinder.tsx";

const fitted = { size: "M", fit: "true" as const, height: 160, weight: 51 };
const loose = { size: "L", fit: "loose" as const, height: 156, weight: 47 };

function setUp(reports: { items: (typeof fitted | typeof loose)[]; others: (typeof fitted | typeof loose)[] }) {
  const test = runCatalog([answer(listFitReports, reports)]);
  const chosen: string[] = [];
  const around = (there: string[]) =>
    test.around(
      <SizeFinder productId="p1" sizes={["S", "M", "L"]} there={there} onChoose={(size) => chosen.push(size)} />,
    );
  render(around(["S", "M"]));
  return { test, chosen };
}
const find = async (height: string, weight: string) => {
  for (const [name, text] of [
    ["Chiều cao (cm)", height],
    ["Cân nặng (kg)", weight],
  ] as const) {
    const input = screen.getByRole("textbox", { name });
    await userEvent.clear(input);
    await userEvent.type(input, text);
  }
  await userEvent.click(screen.getByRole("button", { name: "Xem cỡ hợp với tôi" }));
};

beforeEach(() => localStorage.clear());

describe("SizeFinder", () => {
  it("advises a size with its reason, and chooses it", async () => {
    const { chosen } = setUp({ items: [fitted, fitted, loose], others: [] });
    await find("158", "49");
    expect(await screen.findByText("Bạn nên thử cỡ M.")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("3 trên 3 người có vóc dáng như bạn");
    await userEvent.click(screen.getByRole("button", { name: "Chọn cỡ M" }));
    expect(chosen).toEqual(["M"]);
  });

  it("adds reports of pieces with the same size chart where those of this one are few or disagree, and counts all", async () => {
    setUp({ items: [fitted], others: [fitted, loose] });
    await find("158", "49");
    const advice = "Tính cả những món cùng bảng cỡ, 3 trên 3 người có vóc dáng như bạn hợp cỡ này.";
    expect(await screen.findByText(advice)).toBeInTheDocument();
    cleanup();
    const items = [fitted, { ...fitted, size: "S" }, { ...fitted, size: "L" }];
    setUp({ items, others: [fitted, fitted, fitted] });
    await find("158", "49");
    expect(
      await screen.findByText("Tính cả những món cùng bảng cỡ, 4 trên 6 người có vóc dáng như bạn hợp cỡ này."),
    ).toBeInTheDocument();
  });

  it("shows that there are too few reports, or none", async () => {
    setUp({ items: [fitted], others: [] });
    await find("158", "49");
    expect(await screen.findByText(/^Mới có 1 người có vóc dáng như bạn kể lại/)).toBeInTheDocument();
    await find("180", "90");
    expect(await screen.findByText(/^Chưa có ai có vóc dáng như bạn/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Chọn cỡ/ })).not.toBeInTheDocument();
  });

  it("shows that reviewers of this build do not agree", async () => {
    setUp({ items: [fitted, { ...fitted, size: "S" }, { ...fitted, size: "L" }], others: [] });
    await find("158", "49");
    expect(await screen.findByText(/^3 người có vóc dáng như bạn mặc các cỡ khác nhau/)).toBeInTheDocument();
  });

  it("offers no unavailable size", async () => {
    setUp({
      items: [
        { ...fitted, size: "L" },
        { ...fitted, size: "L" },
        { ...fitted, size: "L" },
      ],
      others: [],
    });
    await find("158", "49");
    expect(await screen.findByText("Bạn nên thử cỡ L.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Chọn cỡ L" })).not.toBeInTheDocument();
  });

  it("keeps what was typed on the device, and sends none of it", async () => {
    const { test } = setUp({ items: [], others: [] });
    await find("158 cm", "49");
    await screen.findByText(/^Chưa có ai/);
    expect(JSON.parse(localStorage.getItem("tt.body") ?? "")).toEqual({ height: 158, weight: 49 });
    expect(test.client.inputs(listFitReports)).toEqual([{ params: { id: "p1" } }]);
  });

  it("fills in what was typed before", () => {
    localStorage.setItem("tt.body", '{"height":158,"weight":49}');
    setUp({ items: [], others: [] });
    expect(screen.getByRole("textbox", { name: "Chiều cao (cm)" })).toHaveValue("158");
    expect(screen.getByRole("textbox", { name: "Cân nặng (kg)" })).toHaveValue("49");
  });

  it("names what is wrong, and requests nothing", async () => {
    const { test } = setUp({ items: [], others: [] });
    await find("20", "49");
    expect(screen.getByRole("alert")).toHaveTextContent("Chiều cao từ 80 đến 250 cm.");
    expect(test.client.inputs(listFitReports)).toEqual([]);
  });

  it("shows when the reports fail to load, and tries again", async () => {
    const { test } = setUp({ items: [], others: [] });
    test.client.answer(listFitReports, () => refuse(500, "Máy chủ bận."));
    await find("158", "49");
    expect(await screen.findByText("Máy chủ bận.")).toBeInTheDocument();
    test.client.answer(listFitReports, { items: [fitted, fitted, fitted], others: [] });
    await userEvent.click(screen.getByRole("button", { name: "Xem cỡ hợp với tôi" }));
    expect(await screen.findByText("Bạn nên thử cỡ M.")).toBeInTheDocument();
  });
});
