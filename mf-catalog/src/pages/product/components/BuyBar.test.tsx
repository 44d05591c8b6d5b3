import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { createTestHost } from "@thuot-tha/shared/testing";
import { Activity } from "react";
import { BuyBar } from "./BuyBar.tsx";

const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-12" };
const piece = {
  ...{ name: "Đầm lụa", variantId: "v1", type: "rental" as const, wear, step: "add" as const },
  ...{ onSizeMissing: () => undefined, onRefused: () => undefined, children: "1.450.000 ₫" },
};

type Reply = Awaited<ReturnType<Parameters<typeof cartAdd.answer>[1]>>;
type Command = Parameters<Parameters<typeof cartAdd.answer>[1]>[0];

function setUp(reply?: Reply) {
  const test = createTestHost({ name: "mf-catalog" });
  const commands: Command[] = [];
  if (reply) {
    cartAdd.answer(test.as("mf-cart-checkout"), async (payload) => {
      commands.push(payload);
      return reply;
    });
  }
  return { test, commands };
}
/** Answers each command when the test says so, by its variant. */
function answerLater(test: ReturnType<typeof createTestHost>) {
  const replies: Record<string, (reply: Reply) => void> = {};
  cartAdd.answer(
    test.as("mf-cart-checkout"),
    ({ variantId }) =>
      new Promise((resolve) => {
        replies[variantId] = resolve;
      }),
  );
  return (variantId: string, reply: Reply) => act(async () => replies[variantId]?.(reply));
}
const button = () => screen.getByRole("button", { name: /Thêm vào giỏ/ });
const press = () => userEvent.click(screen.getByRole("button", { name: "Thêm vào giỏ" }));

describe("BuyBar", () => {
  it("adds the piece on its dates to the cart, and leads there", async () => {
    const { test, commands } = setUp({ accepted: true, total: 1 });
    render(test.around(<BuyBar {...piece} />));
    await press();
    expect(await screen.findByText("Đã thêm Đầm lụa vào giỏ.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Xem giỏ hàng" })).toHaveAttribute("href", "/checkout");
    expect(commands).toEqual([{ variantId: "v1", type: "rental", quantities: 1, ...wear }]);
  });

  it("says that the piece was not added when the cart gives no answer, and offers it again", async () => {
    const { test } = setUp();
    cartAdd.answer(test.as("mf-cart-checkout"), () => Promise.reject(new Error("the cart has failed")));
    render(test.around(<BuyBar {...piece} />));
    await press();
    expect(await screen.findByText("Chưa thêm được vào giỏ. Bạn thử lại giúp nhé.")).toBeInTheDocument();
    expect(button()).toBeEnabled();
  });

  it("sends no dates with a purchase", async () => {
    const { test, commands } = setUp({ accepted: true, total: 1 });
    render(test.around(<BuyBar {...piece} type="sale" />));
    await press();
    await screen.findByText("Đã thêm Đầm lụa vào giỏ.");
    expect(commands).toEqual([{ variantId: "v1", type: "sale", quantities: 1 }]);
  });

  it("shows why the cart refuses", async () => {
    const { test } = setUp({ accepted: false, message: "Ngày này vừa có người thuê." });
    render(test.around(<BuyBar {...piece} />));
    await press();
    expect(await screen.findByRole("alert")).toHaveTextContent("Ngày này vừa có người thuê.");
  });

  it("sends the cart nothing while days or the size are missing", async () => {
    const { test, commands } = setUp({ accepted: true, total: 1 });
    const showMissingSize = jest.fn();
    const { rerender } = render(test.around(<BuyBar {...piece} wear={null} step="days" />));
    await userEvent.click(screen.getByRole("button", { name: "Chọn ngày" }));
    rerender(test.around(<BuyBar {...piece} variantId={undefined} step="size" onSizeMissing={showMissingSize} />));
    await userEvent.click(screen.getByRole("button", { name: "Chọn cỡ" }));
    expect(showMissingSize).toHaveBeenCalledTimes(1);
    expect(commands).toEqual([]);
  });

  it("keeps the focus on its button as the step changes", async () => {
    const { test } = setUp();
    const { rerender } = render(test.around(<BuyBar {...piece} wear={null} step="days" />));
    await userEvent.click(screen.getByRole("button", { name: "Chọn ngày" }));
    rerender(test.around(<BuyBar {...piece} />));
    expect(screen.getByRole("button", { name: "Thêm vào giỏ" })).toHaveFocus();
  });

  it("shows a refusal that arrives when the shopper has left", async () => {
    const { test } = setUp();
    let refuse: (message: string) => void = () => undefined;
    cartAdd.answer(
      test.as("mf-cart-checkout"),
      () =>
        new Promise((resolve) => {
          refuse = (message) => resolve({ accepted: false, message });
        }),
    );
    const { unmount } = render(test.around(<BuyBar {...piece} />));
    await press();
    unmount();
    await act(async () => refuse("Ngày này vừa có người thuê."));
    expect(test.notices).toEqual([{ kind: "error", message: "Ngày này vừa có người thuê." }]);
  });

  it("sends the cart one command however often it is pressed", async () => {
    const { test } = setUp();
    const commands: Command[] = [];
    cartAdd.answer(test.as("mf-cart-checkout"), (payload) => {
      commands.push(payload);
      return new Promise(() => undefined);
    });
    render(test.around(<BuyBar {...piece} />));
    await userEvent.dblClick(screen.getByRole("button", { name: "Thêm vào giỏ" }));
    expect(commands).toHaveLength(1);
  });

  it("waits for each of two pieces on their way to the cart, and shows each its own outcome", async () => {
    const { test } = setUp();
    const reply = answerLater(test);
    const { rerender } = render(test.around(<BuyBar {...piece} variantId="v1" />));
    await press();
    rerender(test.around(<BuyBar {...piece} variantId="v2" />));
    await press();
    await reply("v1", { accepted: false, message: "Ngày này vừa có người thuê." });
    expect(button()).toHaveAttribute("aria-busy", "true");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    rerender(test.around(<BuyBar {...piece} variantId="v1" />));
    expect(screen.getByRole("alert")).toHaveTextContent("Ngày này vừa có người thuê.");
    await reply("v2", { accepted: true, total: 1 });
    rerender(test.around(<BuyBar {...piece} variantId="v2" />));
    expect(screen.getByText("Đã thêm Đầm lụa vào giỏ.")).toBeInTheDocument();
  });

  it("shows no earlier outcome when the shopper comes back to the page", async () => {
    const { test } = setUp({ accepted: true, total: 1 });
    const page = (mode: "visible" | "hidden") =>
      test.around(
        <Activity mode={mode}>
          <BuyBar {...piece} />
        </Activity>,
      );
    const { rerender } = render(page("visible"));
    await press();
    expect(await screen.findByText("Đã thêm Đầm lụa vào giỏ.")).toBeInTheDocument();
    rerender(page("hidden"));
    rerender(page("visible"));
    expect(button()).toBeInTheDocument();
    expect(screen.queryByText("Đã thêm Đầm lụa vào giỏ.")).not.toBeInTheDocument();
  });

  it("still waits for a piece on its way to the cart when the shopper comes back to the page", async () => {
    const { test } = setUp();
    const reply = answerLater(test);
    const page = (mode: "visible" | "hidden") =>
      test.around(
        <Activity mode={mode}>
          <BuyBar {...piece} />
        </Activity>,
      );
    const { rerender } = render(page("visible"));
    await press();
    rerender(page("hidden"));
    rerender(page("visible"));
    expect(button()).toHaveAttribute("aria-busy", "true");
    await reply("v1", { accepted: true, total: 1 });
    expect(screen.getByText("Đã thêm Đầm lụa vào giỏ.")).toBeInTheDocument();
  });

  it("cannot be pressed when nothing is left", () => {
    const { test } = setUp();
    render(test.around(<BuyBar {...piece} lack="Món này hiện đã hết." />));
    expect(screen.getByRole("button", { name: "Món này hiện đã hết." })).toBeDisabled();
  });
});
