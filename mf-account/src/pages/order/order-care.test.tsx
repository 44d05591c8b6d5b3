import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { listCities } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import { changeOrderAddress } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { requestProblemImageUpload } from "@thuot-tha/shared/contracts/operations/order/request-problem-image-upload";
import { type Answer, answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { bodyOf } from "../../features/address/body.ts";
import { addressSubmitted } from "../../features/address/slice.ts";
import { loadOrder } from "../../features/order/saga.ts";
import { orderRefreshed } from "../../features/order/slice.ts";
import { openOrder } from "../../testing/open-order.tsx";
import { home, office, rented } from "../../testing/samples.ts";

beforeAll(fillJsdomGaps);
afterEach(() => sessionStorage.clear());

const help = { phone: "1900 0000", zaloUrl: "https://zalo.me/19000000" };
const movable = { ...rented, help, addressChange: { allowed: true, changedAt: null }, problems: [] };

const lost = () => refuse(0, "Network error", "NETWORK");

describe("another address", () => {
  const book = answer(listAddresses, { addresses: [home, office], total: 2 });
  const moved = {
    ...movable,
    address: office,
    addressChange: { allowed: true, changedAt: "2026-12-01T03:00:00.000Z" },
  };

  it("is chosen from the address book, and costs nothing", async () => {
    const shop = await openOrder(movable, [book, answer(changeOrderAddress, moved)]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi địa chỉ giao" }));
    expect(screen.getByText(/số tiền của đơn không đổi/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("radio", { name: /2 Hải Triều/ }));
    await userEvent.click(screen.getByRole("button", { name: "Giao đến địa chỉ này" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã đổi địa chỉ giao." }]));
    expect(shop.client.inputs(changeOrderAddress)).toEqual([
      { params: { orderId: rented.id }, body: { addressId: "a2" } },
    ]);
    expect(screen.getByText("Đổi lúc 10:00, 01/12/2026")).toBeInTheDocument();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  });

  it("is the order's although the answer was lost", async () => {
    const shop = await openOrder(movable, [book, answer(changeOrderAddress, lost)]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi địa chỉ giao" }));
    await userEvent.click(await screen.findByRole("radio", { name: /2 Hải Triều/ }));
    await userEvent.click(screen.getByRole("button", { name: "Giao đến địa chỉ này" }));
    expect(await screen.findByText(/^Chưa kết nối được/)).toBeInTheDocument();
    shop.client.answer(getOrder, moved);
    await userEvent.click(screen.getByRole("button", { name: "Giao đến địa chỉ này" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã đổi địa chỉ giao." }]));
    expect(screen.queryByText(/^Chưa kết nối được/)).not.toBeInTheDocument();
  });

  it("shows why the shop refuses it, and the order as it is by then", async () => {
    const refusal = "Đơn đã được giao đi nên không đổi địa chỉ được nữa.";
    const shop = await openOrder(movable, [book, answer(changeOrderAddress, () => refuse(409, refusal))]);
    shop.client.answer(getOrder, {
      ...movable,
      ...{ status: "DELIVERING", addressChange: { allowed: false, changedAt: null } },
    });
    await userEvent.click(screen.getByRole("button", { name: "Đổi địa chỉ giao" }));
    await userEvent.click(await screen.findByRole("radio", { name: /2 Hải Triều/ }));
    await userEvent.click(screen.getByRole("button", { name: "Giao đến địa chỉ này" }));
    await waitFor(() =>
      expect(shop.store.getState()).toMatchObject({ accountOrders: { order: { status: "DELIVERING" } } }),
    );
    expect(screen.getByText(refusal)).toBeInTheDocument();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Thôi" }));
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Đổi địa chỉ giao" })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it("is not offered any more once the courier has the order while the shopper chooses", async () => {
    const shop = await openOrder(movable, [book]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi địa chỉ giao" }));
    await userEvent.click(await screen.findByRole("radio", { name: /2 Hải Triều/ }));
    const addressChange = { allowed: false, changedAt: null };
    act(() => void shop.store.dispatch(orderRefreshed({ ...movable, status: "DELIVERING", addressChange })));
    expect(screen.getByText("Địa chỉ của đơn này không đổi được nữa.")).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole("button", { name: "Giao đến địa chỉ này" })).not.toBeInTheDocument();
  });

  it("takes the focus, and gives it back to the button that opened it", async () => {
    await openOrder(movable, [book]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi địa chỉ giao" }));
    const option = await screen.findByRole("radio", { name: /2 Hải Triều/ });
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(option);
    await userEvent.click(screen.getByRole("button", { name: "Thôi" }));
    expect(screen.getByRole("button", { name: "Đổi địa chỉ giao" })).toHaveFocus();
  });

  it("is chosen and takes the focus when it is the customer's first, saved just now", async () => {
    const shop = await openOrder(movable, [
      answer(listAddresses, { addresses: [], total: 0 }),
      answer(listCities, { items: [] }),
      answer(createAddress, office),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi địa chỉ giao" }));
    (await screen.findByLabelText("Tên người nhận")).focus();
    shop.client.answer(listAddresses, { addresses: [office], total: 1 });
    await act(async () => void shop.store.dispatch(addressSubmitted({ id: null, body: bodyOf(office) })));
    const option = screen.getByRole("radio", { name: /2 Hải Triều/ });
    expect(option).toBeChecked();
    expect(option).toHaveFocus();
    expect(screen.getByRole("button", { name: "Giao đến địa chỉ này" })).toBeEnabled();
  });

  it("gives the focus to the first address when another one is not added after all", async () => {
    await openOrder(movable, [book, answer(listCities, { items: [] })]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi địa chỉ giao" }));
    await userEvent.click(await screen.findByRole("button", { name: "Giao đến nơi khác" }));
    await userEvent.click(await screen.findByRole("button", { name: "Huỷ" }));
    expect(screen.getByRole("radio", { name: /2 Hải Triều/ })).toHaveFocus();
  });

  it("closes when a customer without addresses cancels the first one", async () => {
    const none = [answer(listAddresses, { addresses: [], total: 0 }), answer(listCities, { items: [] })];
    await openOrder(movable, none);
    await userEvent.click(screen.getByRole("button", { name: "Đổi địa chỉ giao" }));
    await userEvent.click(await screen.findByRole("button", { name: "Huỷ" }));
    expect(screen.getByRole("button", { name: "Đổi địa chỉ giao" })).toBeInTheDocument();
  });

  it("is not offered once the courier has the order", async () => {
    await openOrder({ ...movable, status: "DELIVERING", addressChange: { allowed: false, changedAt: null } });
    expect(screen.queryByRole("button", { name: "Đổi địa chỉ giao" })).not.toBeInTheDocument();
  });
});

describe("help with an order", () => {
  const problem = {
    id: "HT261201AAAAAA",
    topic: "flaw" as const,
    content: "Đường may bên sườn bị bung.",
    images: ["uploads/problem/1.webp"],
    createdAt: "2026-12-01T03:00:00.000Z",
    answer: null,
    answeredAt: null,
  };
  const ticket = { uploadUrl: "/v2/upload/t1", path: "uploads/problem/1.webp" };
  const png = Uint8Array.from("\x89PNG\r\n\x1a\n", (one) => one.charCodeAt(0));
  const picture = (name = "rach.png") => new File([png], name, { type: "image/png", lastModified: 1 });

  it("leads to the shop's phone and Zalo", async () => {
    await openOrder(movable);
    expect(screen.getByRole("link", { name: "Gọi 1900 0000" })).toHaveAttribute("href", "tel:19000000");
    expect(screen.getByRole("link", { name: "Nhắn Zalo" })).toHaveAttribute("href", "https://zalo.me/19000000");
  });

  it("has no Zalo link where the shop has none", async () => {
    await openOrder({ ...movable, help: { ...help, zaloUrl: null } });
    expect(screen.queryByRole("link", { name: "Nhắn Zalo" })).not.toBeInTheDocument();
  });

  it("takes a report with a picture, and shows that it was received", async () => {
    const shop = await openOrder(movable, [
      answer(requestProblemImageUpload, ticket),
      answer(reportProblem, { ...movable, problems: [problem] }),
    ]);
    const put = jest.spyOn(shop.client, "putFile").mockResolvedValue();
    await userEvent.click(screen.getByRole("button", { name: "Báo vấn đề" }));
    const form = within(screen.getByRole("form", { name: "Báo vấn đề với đơn này" }));
    await userEvent.click(form.getByRole("button", { name: "Gửi cho cửa hàng" }));
    expect(form.getByText("Hãy viết ít nhất 10 ký tự.")).toBeInTheDocument();
    expect(form.getByRole("textbox", { name: /Chuyện gì đã xảy ra/ })).toHaveFocus();
    await userEvent.type(form.getByRole("textbox", { name: /Chuyện gì đã xảy ra/ }), problem.content);
    const file = picture();
    await userEvent.upload(form.getByLabelText(/^Ảnh/), file);
    await userEvent.click(form.getByRole("button", { name: "Gửi cho cửa hàng" }));
    expect(await screen.findByText("HT261201AAAAAA · Lỗi, bẩn hoặc hỏng")).toBeInTheDocument();
    expect(screen.getByText("HT261201AAAAAA · Lỗi, bẩn hoặc hỏng").closest("[aria-live]")).toHaveAttribute(
      "aria-live",
      "polite",
    );
    expect(put.mock.calls).toEqual([["http://localhost/v2/upload/t1", file]]);
    expect(shop.client.inputs(reportProblem)).toEqual([
      {
        params: { orderId: rented.id },
        body: { topic: "flaw", content: problem.content, images: ["uploads/problem/1.webp"] },
      },
    ]);
    expect(screen.getByText("Đã nhận lúc 10:00, 01/12/2026. Chúng tôi đang xem.")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Ảnh 1 bạn gửi" })).toBeInTheDocument();
    expect(shop.notices).toEqual([{ kind: "success", message: "Cửa hàng đã nhận vấn đề bạn báo." }]);
  });

  describe("whose answer is lost", () => {
    const earlier = { ...problem, id: "HT261130AAAAAA", images: [] };
    const received = "HT261201AAAAAA · Lỗi, bẩn hoặc hỏng";
    const press = () => userEvent.click(screen.getByRole("button", { name: "Gửi cho cửa hàng" }));

    async function openReport(answers: readonly Answer[]) {
      const shop = await openOrder({ ...movable, problems: [earlier] } as typeof movable, [
        answer(requestProblemImageUpload, ticket),
        ...answers,
      ]);
      const put = jest.spyOn(shop.client, "putFile").mockResolvedValue();
      await userEvent.click(screen.getByRole("button", { name: "Báo vấn đề" }));
      await userEvent.type(screen.getByRole("textbox", { name: /Chuyện gì đã xảy ra/ }), `${problem.content} `);
      await userEvent.upload(screen.getByLabelText(/^Ảnh/), picture());
      return { ...shop, put };
    }

    it("counts as received when the order has it", async () => {
      const shop = await openReport([answer(reportProblem, lost)]);
      shop.client.answer(getOrder, { ...movable, problems: [problem, earlier] });
      await press();
      expect(await screen.findByText(received)).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole("form")).not.toBeInTheDocument());
    });

    it.each([
      ["one of before", { id: "HT261130AAAAAA" }],
      ["one about something else", { topic: "delivery" as const }],
      ["one that says something else", { content: "Thiếu một chiếc cúc." }],
    ])("is not received when the order only has %s", async (_, other) => {
      const shop = await openReport([answer(reportProblem, lost)]);
      shop.client.answer(getOrder, { ...movable, problems: [{ ...problem, ...other }] } as typeof movable);
      await press();
      expect(await screen.findByText(/^Chưa kết nối được/)).toBeInTheDocument();
      expect(screen.getByRole("form")).toBeInTheDocument();
    });

    it("is not sent twice when it arrived before the connection was lost", async () => {
      const shop = await openReport([answer(reportProblem, lost)]);
      shop.client.answer(getOrder, lost);
      await press();
      expect(await screen.findByText(/^Chưa kết nối được/)).toBeInTheDocument();
      shop.client.answer(getOrder, { ...movable, problems: [problem, earlier] });
      await press();
      expect(await screen.findByText(received)).toBeInTheDocument();
      expect(shop.client.inputs(reportProblem)).toHaveLength(1);
    });

    it("is sent again when it has not arrived, without uploading its picture again", async () => {
      const shop = await openReport([answer(reportProblem, lost)]);
      await press();
      expect(await screen.findByText(/^Chưa kết nối được/)).toBeInTheDocument();
      shop.client.answer(reportProblem, { ...movable, problems: [problem, earlier] });
      await press();
      expect(await screen.findByText(received)).toBeInTheDocument();
      expect(shop.put).toHaveBeenCalledTimes(1);
      expect(shop.client.inputs(reportProblem).map(({ body }) => body.images)).toEqual([
        ["uploads/problem/1.webp"],
        ["uploads/problem/1.webp"],
      ]);
    });

    it("uploads its picture again after a refusal, which may be about the picture", async () => {
      const shop = await openReport([answer(reportProblem, () => refuse(400, "Ảnh này đã hết hạn."))]);
      await press();
      expect(await screen.findByText("Ảnh này đã hết hạn.")).toBeInTheDocument();
      shop.client.answer(reportProblem, { ...movable, problems: [problem, earlier] });
      await press();
      expect(await screen.findByText(received)).toBeInTheDocument();
      expect(shop.put).toHaveBeenCalledTimes(2);
    });
  });

  it("leaves the page of another order alone when the answer comes late", async () => {
    let received = (): void => undefined;
    const receiving = new Promise<typeof movable>((resolve) => {
      received = () => resolve({ ...movable, problems: [problem] } as typeof movable);
    });
    const shop = await openOrder(movable, [answer(reportProblem, () => receiving)]);
    const words = () => screen.getByRole("textbox", { name: /Chuyện gì đã xảy ra/ });
    await userEvent.click(screen.getByRole("button", { name: "Báo vấn đề" }));
    await userEvent.type(words(), problem.content);
    await userEvent.click(screen.getByRole("button", { name: "Gửi cho cửa hàng" }));
    const other = { ...movable, id: "TT261201OTHER2" };
    shop.client.answer(getOrder, other);
    await act(() => shop.load(loadOrder, { orderId: other.id }));
    received();
    await act(async () => undefined);
    expect(words()).toHaveValue(problem.content);
    shop.client.answer(reportProblem, { ...other, problems: [{ ...problem, images: [] }] });
    await userEvent.click(screen.getByRole("button", { name: "Gửi cho cửa hàng" }));
    expect(await screen.findByText("HT261201AAAAAA · Lỗi, bẩn hoặc hỏng")).toBeInTheDocument();
    expect(shop.client.inputs(reportProblem).map(({ params }) => params.orderId)).toEqual([movable.id, other.id]);
  });

  it("takes the focus to its report, and gives it back when the report is dropped or sent", async () => {
    await openOrder(movable, [answer(reportProblem, { ...movable, problems: [{ ...problem, images: [] }] })]);
    await userEvent.click(screen.getByRole("button", { name: "Báo vấn đề" }));
    expect(screen.getByRole("combobox", { name: "Về điều gì" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Thôi" }));
    expect(screen.getByRole("button", { name: "Báo vấn đề" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.type(screen.getByRole("textbox", { name: /Chuyện gì đã xảy ra/ }), problem.content);
    await userEvent.click(screen.getByRole("button", { name: "Gửi cho cửa hàng" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Báo vấn đề" })).toHaveFocus());
  });

  it("keeps what was typed over a reload, until it is dropped or sent", async () => {
    const open = async () => {
      await userEvent.click(screen.getByRole("button", { name: "Báo vấn đề" }));
      return screen.getByRole("textbox", { name: /Chuyện gì đã xảy ra/ });
    };
    await openOrder(movable);
    await userEvent.type(await open(), "Váy bị");
    const topic = () => screen.getByRole("combobox", { name: "Về điều gì" });
    await userEvent.selectOptions(topic(), "Không vừa");
    cleanup();

    await openOrder(movable, [answer(reportProblem, { ...movable, problems: [{ ...problem, images: [] }] })]);
    expect(await open()).toHaveValue("Váy bị");
    expect(topic()).toHaveValue("fit");
    await userEvent.click(screen.getByRole("button", { name: "Thôi" }));
    const words = await open();
    expect(words).toHaveValue("");
    await userEvent.type(words, problem.content);
    await userEvent.click(screen.getByRole("button", { name: "Gửi cho cửa hàng" }));
    await waitFor(() => expect(words).not.toBeInTheDocument());
    expect(await open()).toHaveValue("");
  });

  it("adds every chosen picture, and takes one out again", async () => {
    await openOrder(movable);
    await userEvent.click(screen.getByRole("button", { name: "Báo vấn đề" }));
    const files = screen.getByLabelText(/^Ảnh/);
    const names = () =>
      screen.queryAllByRole("button", { name: /^Bỏ ảnh/ }).map((one) => one.getAttribute("aria-label"));
    await userEvent.upload(files, picture("rach.png"));
    await userEvent.upload(files, picture("nhan.png"));
    await userEvent.upload(files, picture("rach.png"));
    expect(names()).toEqual(["Bỏ ảnh rach.png", "Bỏ ảnh nhan.png"]);
    const twice = picture("tui.png");
    await userEvent.upload(files, [twice, twice]);
    expect(names()).toEqual(["Bỏ ảnh rach.png", "Bỏ ảnh nhan.png", "Bỏ ảnh tui.png"]);
    await userEvent.click(screen.getByRole("button", { name: "Bỏ ảnh tui.png" }));
    await userEvent.click(screen.getByRole("button", { name: "Bỏ ảnh rach.png" }));
    expect(names()).toEqual(["Bỏ ảnh nhan.png"]);
    expect(files).toHaveFocus();
  });

  it("names at once what it refuses of the chosen files, and has the others", async () => {
    await openOrder(movable);
    await userEvent.click(screen.getByRole("button", { name: "Báo vấn đề" }));
    const files = screen.getByLabelText(/^Ảnh/);
    const wrong = [
      new File([], "trong.png", { type: "image/png" }),
      new File(["ftypheic"], "IMG_1.jpg", { type: "image/jpeg" }),
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], "to.png", { type: "image/png" }),
    ];
    await userEvent.upload(files, [...wrong, picture()]);
    expect(await screen.findByText(/^trong\.png là/)).toHaveTextContent(
      "trong.png là tệp trống. IMG_1.jpg không phải ảnh JPEG, PNG, WebP hay AVIF. to.png lớn hơn 5 MB.",
    );
    expect(screen.getAllByRole("button", { name: /^Bỏ ảnh/ })).toHaveLength(1);
    await userEvent.upload(
      files,
      ["1.png", "2.png", "3.png", "4.png"].map((name) => picture(name)),
    );
    expect(await screen.findByText("Nhiều nhất 4 ảnh.")).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /^Bỏ ảnh/ })).toHaveLength(4);
    await userEvent.click(screen.getByRole("button", { name: "Bỏ ảnh 1.png" }));
    expect(screen.queryByText("Nhiều nhất 4 ảnh.")).not.toBeInTheDocument();
  });

  it("shows the shop's answer", async () => {
    const answered = { ...problem, answer: "Chúng tôi đổi món khác.", answeredAt: "2026-12-01T04:00:00.000Z" };
    await openOrder({ ...movable, problems: [answered] });
    expect(screen.getByText("Chúng tôi đổi món khác.")).toBeInTheDocument();
    expect(screen.getByText("Cửa hàng trả lời · 11:00, 01/12/2026")).toBeInTheDocument();
    expect(screen.queryByText(/Chúng tôi đang xem/)).not.toBeInTheDocument();
  });
});
