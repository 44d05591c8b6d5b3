import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { confirmEmail } from "@thuot-tha/shared/contracts/operations/customer/confirm-email";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { sendEmailConfirmation } from "@thuot-tha/shared/contracts/operations/customer/send-email-confirmation";
import { NO_ANSWER } from "@thuot-tha/shared/http";
import { type Answer, answer, refuse } from "@thuot-tha/shared/testing";
import { loadEmailConfirmation } from "../../features/email/saga.ts";
import { mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { ConfirmEmailPage } from "./ConfirmEmailPage.tsx";

const unproven = { ...mai, user: { ...mai.user, emailProven: false } };
const proven = { ...mai, user: { ...mai.user, emailProven: true } };

async function open(search: string, answers: readonly Answer[], account = unproven) {
  const shop = startShop([answer(getMe, account), ...answers], `/account/confirm-email${search}`);
  shop.signIn(mai);
  await shop.load(loadEmailConfirmation);
  await act(async () => {
    shop.show(<ConfirmEmailPage params={{}} pathname="/account/confirm-email" search={search} />);
  });
  return shop;
}

describe("ConfirmEmailPage", () => {
  it("confirms the e-mail as it opens, and leads on", async () => {
    const shop = await open("?token=t-1", [answer(confirmEmail, proven)]);
    expect(await screen.findByText("E-mail của bạn đã được xác nhận.")).toBeInTheDocument();
    expect(shop.client.inputs(confirmEmail)).toEqual([{ body: { token: "t-1" } }]);
    expect(screen.getByRole("link", { name: "Về giỏ hàng" })).toHaveAttribute("href", "/checkout");
  });

  it("shows when the link no longer counts, and sends another one", async () => {
    const shop = await open("?token=old", [
      answer(confirmEmail, () =>
        refuse(400, "Đường dẫn đã hết hạn, hoặc là của tài khoản khác.", "CONFIRM_LINK_INVALID"),
      ),
      answer(sendEmailConfirmation, {}),
    ]);
    expect(await screen.findByRole("alert")).toHaveTextContent("Đường dẫn đã hết hạn");
    await userEvent.click(screen.getByRole("button", { name: "Gửi thư xác nhận" }));
    expect(await screen.findByText(/Đã gửi thư đến mai@example.com/)).toBeInTheDocument();
    expect(shop.client.inputs(sendEmailConfirmation)).toHaveLength(1);
  });

  it("shows nothing of an earlier link when it is opened again", async () => {
    const shop = await open("?token=old", [
      answer(confirmEmail, () => refuse(400, "Đường dẫn đã hết hạn.", "CONFIRM_LINK_INVALID")),
    ]);
    expect(await screen.findByRole("alert")).toHaveTextContent("Đường dẫn đã hết hạn.");
    await act(() => shop.load(loadEmailConfirmation));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Gửi thư xác nhận" })).toBeInTheDocument();
  });

  it("uses the link again where no answer came", async () => {
    const shop = await open("?token=t-1", [answer(confirmEmail, () => refuse(0, NO_ANSWER))]);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Chưa kết nối được với cửa hàng. Bạn kiểm tra mạng rồi thử lại nhé.",
    );
    shop.client.answer(confirmEmail, proven);
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await screen.findByText("E-mail của bạn đã được xác nhận.")).toBeInTheDocument();
  });

  it("offers a letter where it is opened without a link, and shows when there were too many", async () => {
    const shop = await open("", [answer(sendEmailConfirmation, () => refuse(429, "Bạn thử quá nhiều lần."))]);
    expect(shop.client.inputs(confirmEmail)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Gửi thư xác nhận" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Bạn thử quá nhiều lần."));
  });

  it("offers nothing for an e-mail that is confirmed", async () => {
    await open("", [], proven);
    expect(screen.getByText("E-mail của bạn đã được xác nhận.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Gửi thư xác nhận" })).not.toBeInTheDocument();
  });
});
