import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deleteAddress } from "@thuot-tha/shared/contracts/operations/customer/delete-address";
import { getAddress } from "@thuot-tha/shared/contracts/operations/customer/get-address";
import { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { updateAddress } from "@thuot-tha/shared/contracts/operations/customer/update-address";
import { type Answer, answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { loadAddresses } from "../../features/address/saga.ts";
import { home, lan, mai, office } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { AddressesPage } from "./AddressesPage.tsx";

beforeAll(fillJsdomGaps);

async function open(addresses: (typeof home)[], answers: readonly Answer[] = []) {
  let kept = addresses;
  const shop = startShop(
    [
      answer(listAddresses, () => ({ addresses: kept, total: kept.length })),
      answer(deleteAddress, ({ params }) => {
        kept = kept.filter(({ id }) => id !== params.id);
        return {};
      }),
      answer(getAddress, ({ params }) => kept.find(({ id }) => id === params.id) ?? refuse(404, "Không tìm thấy")),
      answer(updateAddress, ({ params }) => {
        kept = kept.map((one) => ({ ...one, isDefault: one.id === params.id }));
        return home;
      }),
      ...answers,
    ],
    "/account/address",
  );
  shop.signIn(mai);
  await shop.load(loadAddresses);
  shop.show(<AddressesPage />);
  return shop;
}

const receivers = () => screen.getAllByRole("article").map((card) => card.querySelector("strong")?.textContent);

describe("AddressesPage", () => {
  it("shows the default address first, with its kind", async () => {
    await open([home, office]);
    expect(receivers()).toEqual(["Mai (văn phòng)", "Nguyễn Thị Mai"]);
    const [first] = screen.getAllByRole("article");
    expect(first).toHaveTextContent("Văn phòng");
    expect(first).toHaveTextContent("Mặc định");
  });

  it("deletes an address after asking", async () => {
    const shop = await open([home, office]);
    await userEvent.click(screen.getByRole("button", { name: "Xoá địa chỉ của Nguyễn Thị Mai" }));
    const dialog = await screen.findByRole("dialog", { name: "Xoá địa chỉ này?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Xoá" }));
    await waitFor(() => expect(receivers()).toEqual(["Mai (văn phòng)"]));
    expect(shop.notices).toEqual([{ kind: "success", message: "Đã xoá địa chỉ." }]);
    expect(screen.getByRole("heading", { name: "Sổ địa chỉ" })).toHaveFocus();
  });

  it.each([
    ["signs out", null],
    ["is replaced by another one", lan],
  ])("closes the question, which names an address, once its customer %s", async (_fact, next) => {
    const shop = await open([home, office]);
    await userEvent.click(screen.getByRole("button", { name: "Xoá địa chỉ của Nguyễn Thị Mai" }));
    const dialog = await screen.findByRole("dialog", { name: "Xoá địa chỉ này?" });
    act(() => shop.signIn(next));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(shop.client.inputs(deleteAddress)).toEqual([]);
  });

  it("counts an address as deleted that is gone, as after a lost answer", async () => {
    const shop = await open([home, office], [answer(deleteAddress, () => refuse(404, "Không tìm thấy địa chỉ này."))]);
    shop.client.answer(listAddresses, { addresses: [office], total: 1 });
    await userEvent.click(screen.getByRole("button", { name: "Xoá địa chỉ của Nguyễn Thị Mai" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Xoá" }));
    await waitFor(() => expect(receivers()).toEqual(["Mai (văn phòng)"]));
    expect(shop.notices).toEqual([{ kind: "success", message: "Đã xoá địa chỉ." }]);
  });

  it("says why an address is not deleted, and keeps it", async () => {
    const shop = await open([home, office], [answer(deleteAddress, () => refuse(500, "Cửa hàng đang bận một chút."))]);
    await userEvent.click(screen.getByRole("button", { name: "Xoá địa chỉ của Nguyễn Thị Mai" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Xoá" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "error", message: "Cửa hàng đang bận một chút." }]));
    expect(receivers()).toEqual(["Mai (văn phòng)", "Nguyễn Thị Mai"]);
  });

  it("says why another address does not become the default", async () => {
    const shop = await open([home, office], [answer(updateAddress, () => refuse(404, "Không tìm thấy địa chỉ này."))]);
    const button = screen.getByRole("button", { name: "Đặt làm mặc định: địa chỉ của Nguyễn Thị Mai" });
    await userEvent.click(button);
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "error", message: "Không tìm thấy địa chỉ này." }]));
    expect(receivers()).toEqual(["Mai (văn phòng)", "Nguyễn Thị Mai"]);
    expect(button).toBeEnabled();
  });

  it("makes another address the default", async () => {
    const shop = await open([home, office]);
    await userEvent.click(screen.getByRole("button", { name: "Đặt làm mặc định: địa chỉ của Nguyễn Thị Mai" }));
    await waitFor(() => expect(receivers()).toEqual(["Nguyễn Thị Mai", "Mai (văn phòng)"]));
    expect(shop.client.inputs(updateAddress)).toMatchObject([
      { params: { id: home.id }, body: { receiverName: "Nguyễn Thị Mai", street: home.street, isDefault: true } },
    ]);
    expect(shop.notices).toEqual([{ kind: "success", message: "Đã đổi địa chỉ mặc định." }]);
    expect(screen.getByRole("heading", { name: "Sổ địa chỉ" })).toHaveFocus();
  });

  it("makes an address the default as another device has changed it meanwhile", async () => {
    const shop = await open([home, office], [answer(getAddress, { ...home, street: "14 Lê Lợi" })]);
    await userEvent.click(screen.getByRole("button", { name: "Đặt làm mặc định: địa chỉ của Nguyễn Thị Mai" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã đổi địa chỉ mặc định." }]));
    expect(shop.client.inputs(updateAddress)).toMatchObject([{ body: { street: "14 Lê Lợi", isDefault: true } }]);
  });

  it("leaves the focus where the shopper has gone on while another address becomes the default", async () => {
    let end = (): void => undefined;
    const ended = new Promise<typeof home>((resolve) => {
      end = () => resolve(home);
    });
    const shop = await open([home, office], [answer(updateAddress, () => ended)]);
    render(<input aria-label="Tìm sản phẩm" />);
    await userEvent.click(screen.getByRole("button", { name: "Đặt làm mặc định: địa chỉ của Nguyễn Thị Mai" }));
    await userEvent.type(screen.getByLabelText("Tìm sản phẩm"), "áo");
    await act(async () => end());
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã đổi địa chỉ mặc định." }]));
    expect(screen.getByLabelText("Tìm sản phẩm")).toHaveFocus();
  });

  it("takes no second wish while the first is under way, so that none gets lost", async () => {
    await open([home, office], [answer(updateAddress, () => new Promise(() => undefined))]);
    await userEvent.click(screen.getByRole("button", { name: "Đặt làm mặc định: địa chỉ của Nguyễn Thị Mai" }));
    expect(screen.getByRole("button", { name: "Xoá địa chỉ của Mai (văn phòng)" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Đặt làm mặc định: địa chỉ của Nguyễn Thị Mai" })).toHaveFocus();
  });

  it("leads to the form where there is no address yet", async () => {
    await open([]);
    expect(screen.getByRole("link", { name: "Thêm địa chỉ" })).toHaveAttribute("href", "/account/address/create");
  });

  it("leads to the login page, and back, when the session has ended elsewhere", async () => {
    const shop = await open([home]);
    act(() => shop.signOut());
    await waitFor(() => expect(shop.visited).toEqual(["/login?returnTo=%2Faccount%2Faddress"]));
    // The address changes before the next page mounts.
    act(() => shop.moveTo("/login?returnTo=%2Faccount%2Faddress"));
    expect(shop.visited).toHaveLength(1);
  });
});
