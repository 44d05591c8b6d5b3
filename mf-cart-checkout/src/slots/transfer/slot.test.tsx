import { act, render, screen } from "@testing-library/react";
import { createTestHost } from "@thuot-tha/shared/testing";
import { orderTransferSlot } from "../order-transfer/slot.ts";
import { transferSlot } from "./slot.ts";

describe.each([
  ["payment.transfer", transferSlot],
  ["order.transfer", orderTransferSlot],
])("the content of %s", (_, { Component }) => {
  it("shows the code to scan and what to type", async () => {
    const test = createTestHost({ name: "mf-cart-checkout" });
    const transfer = {
      bankName: "Ngân hàng Thử",
      bankBin: "970400",
      accountNumber: "0123456789",
      accountName: "THUOT THA",
      memo: "TTM1",
      qrText: "00020101021138",
    };
    await act(async () => void render(test.around(<Component amount={599_000} transfer={transfer} />)));
    expect(screen.getByText("TTM1")).toBeInTheDocument();
    expect(await screen.findByRole("img", { name: /599\.000.+THUOT THA/ })).toBeInTheDocument();
  });
});
