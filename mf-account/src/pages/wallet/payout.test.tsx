import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { withdrawPayout } from "@thuot-tha/shared/contracts/operations/customer/withdraw-payout";
import { type Answer, answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import type { Payout } from "../../features/payout/slice.ts";
import { entry, mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { loadWalletPage } from "./page.ts";
import { WalletPage } from "./WalletPage.tsx";

beforeAll(fillJsdomGaps);

const requested: Payout = {
  id: "RT261201AAAAAA",
  amount: 400_000,
  status: "REQUESTED",
  bank: "Vietcombank",
  accountTail: "6789",
  requestedAt: "2026-12-01T03:00:00.000Z",
  settledAt: null,
  reason: null,
};

const lost = () => refuse(0, "Network error", "NETWORK");
const holding = (balance: number) => answer(getWallet, { balance, received: balance, spent: 0 });

async function open(items: Payout[], answers: readonly Answer[] = [holding(1_000_000)]) {
  const shop = startShop(
    [
      answer(listPayouts, { items }),
      answer(listWalletEntries, { items: [entry], pagination: { page: 1, limit: 20, total: 1 } }),
      ...answers,
    ],
    "/account/wallet",
  );
  shop.signIn(mai);
  await shop.load(loadWalletPage);
  shop.show(<WalletPage params={{}} pathname="/account/wallet" search="" />);
  return shop;
}

async function fillIn(amount: string, accountNumber = "0123 4567-8.9", bank = "Vietcombank") {
  await userEvent.click(screen.getByText("Rút tiền về tài khoản ngân hàng"));
  const form = within(screen.getByRole("form", { name: "Rút tiền về tài khoản ngân hàng" }));
  const values = {
    "Số tiền": amount,
    "Ngân hàng": bank,
    "Số tài khoản": accountNumber,
    "Tên chủ": "NGUYEN THI MAI",
  };
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(form.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  await userEvent.click(form.getByRole("button", { name: "Gửi yêu cầu rút tiền" }));
}

describe("paying out the wallet", () => {
  it("requests a sum to an account; the balance falls and the request appears below", async () => {
    const shop = await open([], [holding(1_000_000), answer(requestPayout, requested)]);
    shop.client.answer(listPayouts, { items: [requested] });
    shop.client.answer(getWallet, { balance: 600_000, received: 1_000_000, spent: 400_000 });
    await fillIn("400.000");
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã gửi yêu cầu rút tiền." }]));
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(shop.client.inputs(requestPayout)).toEqual([
      {
        body: {
          amount: 400_000,
          bank: "Vietcombank",
          accountNumber: "0123456789",
          accountName: "NGUYEN THI MAI",
        },
      },
    ]);
    expect(await screen.findByText("600.000 ₫")).toBeInTheDocument();
    expect(screen.getByText(/Vietcombank, ••••6789/)).toBeInTheDocument();
    expect(screen.getByText("Đang chờ chuyển")).toBeInTheDocument();
    expect(screen.queryByRole("form", { name: "Rút tiền về tài khoản ngân hàng" })).not.toBeInTheDocument();
  });

  it("leaves the view of the ledger that is opened meanwhile on screen", async () => {
    const shop = await open([], [holding(1_000_000), answer(requestPayout, requested)]);
    const asked: string[] = [];
    let answerAll = (): void => undefined;
    shop.client.answer(listWalletEntries, ({ query }) => {
      asked.push(query?.direction ?? "all");
      const items = [{ ...entry, kind: "ADJUSTMENT" as const, orderId: null, note: query?.direction ?? "all" }];
      const ledger = { items, pagination: { page: 1, limit: 20, total: 1 } };
      if (query?.direction) return ledger;
      return new Promise((resolve) => {
        answerAll = () => resolve(ledger);
      });
    });
    await fillIn("400.000");
    await waitFor(() => expect(asked).toEqual(["all"]));
    act(() => shop.moveTo("/account/wallet?direction=in"));
    await act(() => shop.load(loadWalletPage));
    expect(screen.getByText("in")).toBeInTheDocument();
    await act(async () => answerAll());
    expect(screen.getByText("in")).toBeInTheDocument();
    expect(screen.queryByText("all")).not.toBeInTheDocument();
  });

  it("refreshes the view of the ledger that is on screen by then", async () => {
    let accept = (): void => undefined;
    const accepted = new Promise<Payout>((resolve) => {
      accept = () => resolve(requested);
    });
    const shop = await open([], [holding(1_000_000), answer(requestPayout, () => accepted)]);
    await fillIn("400.000");
    act(() => shop.moveTo("/account/wallet?direction=out&page=2"));
    await act(() => shop.load(loadWalletPage));
    await act(async () => accept());
    await waitFor(() => expect(shop.client.inputs(listWalletEntries)).toHaveLength(3));
    expect(shop.client.inputs(listWalletEntries)[2]).toEqual({
      query: { direction: "out", "pagination.page": 2, "pagination.limit": 20 },
    });
  });

  it.each(["400000", "400.000", " 400 000 ₫", "400.000đ"])("reads %s as four hundred thousand", async (amount) => {
    const shop = await open([], [holding(1_000_000), answer(requestPayout, requested)]);
    await fillIn(amount);
    await waitFor(() => expect(shop.client.inputs(requestPayout)).toHaveLength(1));
    expect(shop.client.inputs(requestPayout)[0]?.body.amount).toBe(400_000);
  });

  it.each(["9.999", "1.000.001", "nhiều", "100.50", "1000.00", "50.0000"])(
    "refuses %s before it is sent",
    async (amount) => {
      const shop = await open([]);
      await fillIn(amount, "12-34");
      expect(screen.getByText(/^Hãy nhập số tiền từ 10\.000\s₫ đến 1\.000\.000\s₫\.$/)).toBeInTheDocument();
      expect(screen.getByText("Số tài khoản gồm 6 đến 19 chữ số hoặc chữ cái không dấu.")).toBeInTheDocument();
      expect(shop.client.inputs(requestPayout)).toEqual([]);
    },
  );

  it("takes an account number with letters, which a phone's keyboard offers", async () => {
    const shop = await open([], [holding(1_000_000), answer(requestPayout, requested)]);
    expect(screen.getByLabelText(/^Số tài khoản/)).not.toHaveAttribute("inputmode");
    await fillIn("400000", "pgc 12.34");
    await waitFor(() => expect(shop.client.inputs(requestPayout)).toHaveLength(1));
    expect(shop.client.inputs(requestPayout)[0]?.body.accountNumber).toBe("PGC1234");
  });

  it("refuses a bank's name of 81 characters before it is sent", async () => {
    const shop = await open([]);
    await fillIn("400000", undefined, "V".repeat(81));
    expect(screen.getByText("Tối đa 80 ký tự.")).toBeInTheDocument();
    expect(shop.client.inputs(requestPayout)).toEqual([]);
  });

  it("shows a refusal of the shop", async () => {
    const refusal = "Bạn có một yêu cầu rút tiền đang chờ chuyển.";
    await open([], [holding(1_000_000), answer(requestPayout, () => refuse(409, refusal))]);
    await fillIn("400000");
    expect(await screen.findByText(refusal)).toBeInTheDocument();
  });

  it("shows a request that has arrived although its answer was lost", async () => {
    const shop = await open([], [holding(1_000_000), answer(requestPayout, lost)]);
    shop.client.answer(listPayouts, { items: [requested] });
    await fillIn("400.000");
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã gửi yêu cầu rút tiền." }]));
    expect(screen.getAllByText(/Vietcombank, ••••6789/)).toHaveLength(1);
    expect(screen.queryByText(/^Chưa kết nối được/)).not.toBeInTheDocument();
  });

  it("counts a request as sent that an earlier press without connection has made", async () => {
    const shop = await open([], [holding(1_000_000), answer(requestPayout, lost)]);
    shop.client.answer(listPayouts, lost);
    await fillIn("400.000");
    expect(await screen.findByText(/^Chưa kết nối được/)).toBeInTheDocument();
    shop.client.answer(listPayouts, { items: [requested] });
    shop.client.answer(requestPayout, () => refuse(409, "Bạn có một yêu cầu rút tiền đang chờ chuyển."));
    await userEvent.click(screen.getByRole("button", { name: "Gửi yêu cầu rút tiền" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã gửi yêu cầu rút tiền." }]));
  });

  it("shows another request that waits, and no refusal once it has ended", async () => {
    const refusal = "Bạn có một yêu cầu rút tiền đang chờ chuyển.";
    const other = { ...requested, id: "RT261201BBBBBB", amount: 300_000 };
    const shop = await open([], [holding(1_000_000), answer(requestPayout, () => refuse(409, refusal))]);
    shop.client.answer(listPayouts, { items: [other] });
    await fillIn("400.000");
    expect(await screen.findByText("Đang chờ chuyển")).toBeInTheDocument();
    expect(shop.notices).toEqual([]);
    shop.client.answer(listPayouts, { items: [{ ...other, status: "PAID", settledAt: "2026-12-02T03:00:00.000Z" }] });
    await act(() => shop.load(loadWalletPage));
    await userEvent.click(screen.getByText("Rút tiền về tài khoản ngân hàng"));
    expect(screen.getByRole("button", { name: "Gửi yêu cầu rút tiền" })).toBeInTheDocument();
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });

  it("shows why the shop could not pay, and offers the form again", async () => {
    const reason = "Tên chủ tài khoản không khớp.";
    await open([{ ...requested, status: "REFUSED", settledAt: "2026-12-02T03:00:00.000Z", reason }]);
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.getByText("Rút tiền về tài khoản ngân hàng")).toBeInTheDocument();
  });

  it("withdraws a waiting request after a question; its money is in the wallet again", async () => {
    const waiting = { ...requested, withdrawable: true };
    const withdrawn: Payout = {
      ...{ ...requested, status: "REFUSED", withdrawable: false },
      ...{ settledAt: "2026-12-01T03:05:00.000Z", reason: "Bạn đã huỷ yêu cầu này." },
    };
    const shop = await open([waiting], [holding(600_000), answer(withdrawPayout, withdrawn)]);
    await userEvent.click(screen.getByRole("button", { name: "Huỷ yêu cầu" }));
    const dialog = await screen.findByRole("dialog", { name: /^Huỷ yêu cầu rút 400\.000\s₫\?$/ });
    expect(dialog).toHaveTextContent("Số tiền về lại ví của bạn ngay");
    expect(shop.client.inputs(withdrawPayout)).toEqual([]);
    shop.client.answer(listPayouts, { items: [withdrawn] });
    shop.client.answer(getWallet, { balance: 1_000_000, received: 1_400_000, spent: 400_000 });
    await userEvent.click(within(dialog).getByRole("button", { name: "Huỷ yêu cầu" }));
    await waitFor(() =>
      expect(shop.notices).toEqual([{ kind: "success", message: "Đã huỷ yêu cầu, số tiền đã về lại ví của bạn." }]),
    );
    expect(shop.client.inputs(withdrawPayout)).toEqual([{ params: { payoutId: requested.id } }]);
    expect(await screen.findByText("1.000.000 ₫")).toBeInTheDocument();
    expect(screen.getByText("Bạn đã huỷ yêu cầu này.")).toBeInTheDocument();
    expect(screen.getByText("Đã hoàn về ví")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(screen.getByText("Rút tiền về tài khoản ngân hàng")).toBeInTheDocument();
  });

  it("is withdrawn when the answer was lost, and the request has ended", async () => {
    const waiting = { ...requested, withdrawable: true };
    const shop = await open([waiting], [holding(600_000), answer(withdrawPayout, lost)]);
    const ended = { status: "REFUSED", settledAt: "2026-12-01T03:05:00.000Z" } as const;
    shop.client.answer(listPayouts, { items: [{ ...requested, ...ended, reason: "Bạn đã huỷ yêu cầu này." }] });
    await userEvent.click(screen.getByRole("button", { name: "Huỷ yêu cầu" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Huỷ yêu cầu" }));
    await waitFor(() =>
      expect(shop.notices).toEqual([{ kind: "success", message: "Đã huỷ yêu cầu, số tiền đã về lại ví của bạn." }]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("says why a request cannot be withdrawn any more, and shows it as it is now", async () => {
    const refusal = "Cửa hàng đã bắt đầu xử lý yêu cầu này nên bạn không huỷ được nữa.";
    const shop = await open(
      [{ ...requested, withdrawable: true }],
      [holding(600_000), answer(withdrawPayout, () => refuse(409, refusal))],
    );
    shop.client.answer(listPayouts, { items: [{ ...requested, withdrawable: false }] });
    await userEvent.click(screen.getByRole("button", { name: "Huỷ yêu cầu" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Huỷ yêu cầu" }));
    const popup = await screen.findByRole("dialog", { name: "Yêu cầu chưa được huỷ" });
    expect(popup).toHaveTextContent(refusal);
    await userEvent.click(within(popup).getByRole("button", { name: "Đã hiểu" }));
    expect(shop.notices).toEqual([]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Huỷ yêu cầu" })).not.toBeInTheDocument());
  });

  it("takes the whole of a balance below the usual least sum", async () => {
    await open([], [holding(9_000)]);
    await userEvent.click(screen.getByText("Rút tiền về tài khoản ngân hàng"));
    expect(screen.getByText(/^Từ 9\.000\s₫ đến 9\.000\s₫\.$/)).toBeInTheDocument();
  });

  it("is not offered for an empty wallet", async () => {
    await open([], [holding(0)]);
    expect(screen.queryByText("Rút tiền về tài khoản ngân hàng")).not.toBeInTheDocument();
  });
});
