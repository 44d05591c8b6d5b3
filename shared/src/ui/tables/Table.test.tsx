import { render, screen, within } from "@testing-library/react";
import { fillJsdomGaps } from "../antd/jsdom-gaps.ts";
import { Table } from "./index.ts";

beforeAll(fillJsdomGaps);

describe("Table", () => {
  it("has a name, a heading for each column and a row for each entry", () => {
    render(
      <Table
        label="Giao dịch"
        keyOf={({ id }) => id}
        rows={[
          { id: "a", amount: "+50.000 ₫" },
          { id: "b", amount: "−30.000 ₫" },
        ]}
        columns={[
          { key: "id", title: "Mã", render: ({ id }) => id },
          { key: "amount", title: "Số tiền", align: "end", render: ({ amount }) => amount },
        ]}
      />,
    );
    const table = screen.getByRole("table", { name: "Giao dịch" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((one) => one.textContent),
    ).toEqual(["Mã", "Số tiền"]);
    expect(
      within(table)
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(["a+50.000 ₫", "b−30.000 ₫"]);
  });
});
