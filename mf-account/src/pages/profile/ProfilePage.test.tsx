import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { answer, fillJsdomGaps, loadControls, refuse } from "@thuot-tha/shared/testing";
import { loadProfile } from "../../features/profile/saga.ts";
import { getProfile } from "../../features/profile/selectors.ts";
import { mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { ProfilePage } from "./ProfilePage.tsx";

async function open() {
  const shop = startShop([
    answer(getMe, mai),
    answer(updateProfile, ({ body }) => ({ ...mai, user: { ...mai.user, fullName: body?.fullName ?? "" } })),
  ]);
  shop.signIn(mai);
  await shop.load(loadProfile);
  shop.show(<ProfilePage />);
  await waitFor(() => expect(screen.getByLabelText(/Ngày sinh/).closest(".ant-picker")).toBeInTheDocument());
  return shop;
}

async function retype(label: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.paste(text);
}

beforeAll(fillJsdomGaps);
beforeAll(loadControls);

describe("ProfilePage", () => {
  it("shows the API's answer, the birthday day first", async () => {
    await open();
    expect(screen.getByLabelText(/Ngày sinh/)).toHaveValue("25/12/1996");
    expect(screen.getByLabelText(/Chiều cao/)).toHaveValue("160");
    expect(screen.getByLabelText(/Cân nặng/)).toHaveValue("");
    expect(screen.getByRole("radio", { name: "Nữ" })).toBeChecked();
  });

  it("saves, and emits the new name", async () => {
    const shop = await open();
    await retype("Họ và tên", "Nguyễn Mai Anh");
    await retype(/Ngày sinh/, "01021990");
    await retype(/Cân nặng/, "52");
    await userEvent.click(screen.getByRole("radio", { name: "Không nêu" }));
    await userEvent.click(screen.getByRole("button", { name: "Lưu hồ sơ" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã lưu hồ sơ." }]));
    expect(shop.client.calls.at(-1)?.input).toEqual({
      body: { fullName: "Nguyễn Mai Anh", birthday: "1990-02-01", gender: null, weight: 52 },
    });
    expect(shop.received.signedIn.at(-1)?.user.fullName).toBe("Nguyễn Mai Anh");
  });

  it("takes half centimetres and kilograms, with comma or point, rounded", async () => {
    const shop = await open();
    await retype(/Chiều cao/, "161.4");
    await retype(/Cân nặng/, "52,5");
    await userEvent.click(screen.getByRole("button", { name: "Lưu hồ sơ" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã lưu hồ sơ." }]));
    expect(shop.client.inputs(updateProfile)).toMatchObject([{ body: { height: 161, weight: 53 } }]);
  });

  it("sends only what was typed, and shows what another device changed meanwhile", async () => {
    const shop = await open();
    const changed = { ...mai, customer: { ...mai.customer, height: 165, weight: 52 } };
    shop.client.answer(updateProfile, ({ body }) => ({
      ...changed,
      user: { ...mai.user, fullName: body?.fullName ?? mai.user.fullName },
      customer: { ...changed.customer, weight: body?.weight ?? 52 },
    }));
    const save = () => userEvent.click(screen.getByRole("button", { name: "Lưu hồ sơ" }));
    await retype("Họ và tên", "Nguyễn Mai Anh");
    await save();
    await waitFor(() => expect(screen.getByLabelText(/Chiều cao/)).toHaveValue("165"));
    expect(screen.getByLabelText("Họ và tên")).toHaveValue("Nguyễn Mai Anh");
    await retype(/Cân nặng/, "55");
    await save();
    await waitFor(() =>
      expect(shop.client.inputs(updateProfile)).toEqual([
        { body: { fullName: "Nguyễn Mai Anh" } },
        { body: { weight: 55 } },
      ]),
    );
  });

  it("leaves a customer signed out who left before the answer", async () => {
    const shop = await open();
    let saved = (): void => undefined;
    const saving = new Promise<typeof mai>((resolve) => {
      saved = () => resolve(mai);
    });
    shop.client.answer(updateProfile, () => saving);
    await userEvent.click(screen.getByRole("button", { name: "Lưu hồ sơ" }));
    act(() => shop.signOut());
    await act(async () => saved());
    expect(shop.client.inputs(updateProfile)).toHaveLength(1);
    expect(shop.received.signedIn).toEqual([]);
    expect(getProfile(shop.store.getState()).account).toBeNull();
  });

  it("keeps what was typed when the network fails, and sends it again", async () => {
    const shop = await open();
    shop.client.answer(updateProfile, () => refuse(0, "Network error"));
    await retype("Họ và tên", "Nguyễn Mai Anh");
    await retype(/Chiều cao/, "162");
    await userEvent.click(screen.getByRole("button", { name: "Lưu hồ sơ" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Chưa kết nối được với cửa hàng");
    expect(screen.getByLabelText("Họ và tên")).toHaveValue("Nguyễn Mai Anh");
    expect(screen.getByLabelText(/Chiều cao/)).toHaveValue("162");
    shop.client.answer(updateProfile, mai);
    await userEvent.click(screen.getByRole("button", { name: "Lưu hồ sơ" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã lưu hồ sơ." }]));
    expect(shop.client.inputs(updateProfile)).toMatchObject([
      { body: { fullName: "Nguyễn Mai Anh", height: 162 } },
      { body: { fullName: "Nguyễn Mai Anh", height: 162 } },
    ]);
  });

  it("shows what is wrong with each field at once", async () => {
    const shop = await open();
    await retype(/Ngày sinh/, "30/02/1996");
    await retype(/Chiều cao/, "16");
    await retype(/Cân nặng/, "năm mươi");
    await userEvent.click(screen.getByRole("button", { name: "Lưu hồ sơ" }));
    expect(screen.getByText("Ngày sinh không có trên lịch.")).toBeInTheDocument();
    expect(screen.getByText("Chiều cao từ 80 đến 250 cm.")).toBeInTheDocument();
    expect(screen.getByText("Cân nặng từ 20 đến 250 kg.")).toBeInTheDocument();
    expect(screen.getByLabelText(/Ngày sinh/)).toHaveFocus();
    expect(shop.client.inputs(updateProfile)).toEqual([]);
  });
});
