import { act, screen, waitFor } from "@testing-library/react";
import { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import { changeOrderAddress } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { type Answer, answer, refuse } from "@thuot-tha/shared/testing";
import { Bell } from "../../slots/notifications/Bell.tsx";
import { changeMade, waitingChange } from "../../testing/changes.ts";
import { mai, message, rented } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { cancellationRequested, orderLoaded } from "../order/slice.ts";
import { addressChangeRequested, problemSent } from "../order-care/slice.ts";
import { changeRequested } from "../order-change/slice.ts";
import { payoutSent } from "../payout/slice.ts";
import { notificationArrived } from "./slice.ts";

const orderId = rented.id;
const cancellation = cancellationRequested({ orderId, expectedRefund: 1_315_000 });
const payout = payoutSent({
  amount: 400_000,
  bank: "Vietcombank",
  accountNumber: "0123456789",
  accountName: "NGUYEN THI MAI",
});
const requestedPayout = {
  ...{ id: "RT261201AAAAAA", amount: 400_000, status: "REQUESTED" as const, bank: "Vietcombank", accountTail: "6789" },
  ...{ requestedAt: "2026-12-01T03:00:00.000Z", settledAt: null, reason: null },
};
const dateTo = "2026-12-13";
const extension = changeRequested({
  orderId,
  change: { kind: "EXTEND", lineId: "l1", dateTo },
  useWallet: true,
  expectedAmount: 35_000,
});

function open(answers: readonly Answer[]) {
  const shop = startShop([answer(getOrder, rented), answer(listPayouts, { items: [] }), ...answers]);
  shop.signIn(mai);
  shop.show(<Bell />);
  act(() => void shop.store.dispatch(orderLoaded(rented)));
  const arrive = (link: string, unread: number) =>
    act(() => void shop.store.dispatch(notificationArrived({ notification: { ...message, link }, unread })));
  return { ...shop, arrive };
}

const ofOrder = "/account/order-history/TT261201AAAA";
const announced = [{ kind: "info", message: "Đơn TT261201AAAA đang giao" }];

afterEach(() => void jest.useRealTimers());

describe("a notification about what this tab has just done", () => {
  it.each([
    ["a cancelled order", cancellation, answer(cancelOrder, { ...rented, status: "CANCEL" }), ofOrder],
    ["a requested payout", payout, answer(requestPayout, requestedPayout), "/account/wallet"],
    [
      "another address",
      addressChangeRequested({ orderId, addressId: "a2" }),
      answer(changeOrderAddress, rented),
      ofOrder,
    ],
    [
      "a reported problem",
      problemSent({ orderId, body: { topic: "flaw", content: "Bung chỉ ở tay áo." }, files: [] }),
      answer(reportProblem, rented),
      ofOrder,
    ],
    ["a longer rental", extension, answer(changeOrder, { order: rented, change: changeMade }), ofOrder],
  ])("is counted and not announced, but the next one is: %s", async (_fact, request, reply, link) => {
    const shop = open([reply]);
    await act(async () => void shop.store.dispatch(request));
    shop.arrive("/account/order-history/TT261201BBBB", 1);
    expect(shop.notices).toEqual(announced);
    shop.arrive(link, 2);
    expect(screen.getByRole("link", { name: "Thông báo, 2 tin chưa đọc" })).toBeInTheDocument();
    expect(shop.notices).toEqual(announced);
    shop.arrive(link, 3);
    expect(shop.notices).toEqual([...announced, ...announced]);
  });

  it("is not announced when it comes before the answer", () => {
    const shop = open([answer(cancelOrder, () => new Promise(() => undefined))]);
    act(() => void shop.store.dispatch(cancellation));
    shop.arrive(ofOrder, 1);
    expect(shop.notices).toEqual([]);
  });

  it("is another one's, and announced, after a refusal", async () => {
    const shop = open([answer(cancelOrder, () => refuse(409, "Đơn này đã được giao nên không huỷ được nữa."))]);
    await act(async () => void shop.store.dispatch(cancellation));
    await waitFor(() => expect(shop.client.inputs(getOrder)).toHaveLength(1));
    shop.arrive(ofOrder, 1);
    expect(shop.notices).toEqual(announced);
  });

  it("is another one's, and announced, after a minute without it; a later request has its own minute", async () => {
    jest.useFakeTimers();
    const cancelled = { ...rented, status: "CANCEL" as const };
    const shop = open([answer(cancelOrder, cancelled), answer(requestPayout, requestedPayout)]);
    await act(async () => void shop.store.dispatch(cancellation));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    shop.arrive(ofOrder, 1);
    expect(shop.notices).toEqual(announced);
    await act(async () => void shop.store.dispatch(cancellation));
    await act(() => jest.advanceTimersByTimeAsync(40_000));
    await act(async () => void shop.store.dispatch(payout));
    await act(() => jest.advanceTimersByTimeAsync(40_000));
    shop.arrive("/account/wallet", 2);
    expect(shop.notices).toEqual(announced);
  });

  it("is announced when a change is made once it is paid", async () => {
    const shop = open([answer(changeOrder, { order: rented, change: waitingChange })]);
    await act(async () => void shop.store.dispatch(extension));
    shop.arrive(ofOrder, 1);
    expect(shop.notices).toEqual(announced);
  });
});
