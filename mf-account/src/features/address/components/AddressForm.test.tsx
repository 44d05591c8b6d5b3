import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { getAddress } from "@thuot-tha/shared/contracts/operations/customer/get-address";
import { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { listCities } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import { listDistricts } from "@thuot-tha/shared/contracts/operations/customer/list-districts";
import { listWards } from "@thuot-tha/shared/contracts/operations/customer/list-wards";
import { updateAddress } from "@thuot-tha/shared/contracts/operations/customer/update-address";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, fillJsdomGaps, loadControls } from "@thuot-tha/shared/testing";
import { home, mai } from "../../../testing/samples.ts";
import { startShop } from "../../../testing/start-shop.tsx";
import { loadAddress, loadNewAddress } from "../saga.ts";
import { AddressForm } from "./AddressForm.tsx";

const districts = ({ params }: { params: { cityId: string } }) => ({
  items: params.cityId === "79" ? [{ id: "760", name: "Quận 1" }] : [{ id: "755", name: "Huyện Côn Đảo" }],
});
const areas = [
  answer(listCities, {
    items: [
      { id: "79", name: "Thành phố Hồ Chí Minh" },
      { id: "77", name: "Tỉnh Bà Rịa - Vũng Tàu", mergedName: "Thành phố Hồ Chí Minh" },
    ],
  }),
  answer(listDistricts, districts),
  answer(listWards, ({ params }) => ({
    items: params.districtId === "760" ? [{ id: "26740", name: "Phường Bến Nghé" }] : [],
  })),
];

beforeAll(fillJsdomGaps);
beforeAll(loadControls);
beforeEach(() => sessionStorage.clear());

describe("AddressForm", () => {
  it("shows every error at once and focuses the first", async () => {
    const shop = startShop(areas);
    await shop.load(loadNewAddress);
    shop.show(<AddressForm address={null} owner={null} />);
    await userEvent.click(screen.getByRole("button", { name: "Lưu địa chỉ" }));
    for (const message of [
      "Hãy nhập tên người nhận.",
      "Hãy nhập số điện thoại.",
      "Hãy chọn tỉnh / thành phố.",
      "Hãy chọn quận / huyện.",
      "Hãy chọn phường / xã.",
      "Hãy nhập số nhà, tên đường.",
    ]) {
      expect(screen.getByText(message)).toBeInTheDocument();
    }
    expect(screen.getByLabelText("Tên người nhận")).toHaveFocus();
    expect(screen.getByRole("combobox", { name: "Tỉnh / thành phố" })).toHaveAccessibleDescription(
      "Hãy chọn tỉnh / thành phố.",
    );
    expect(screen.getByRole("combobox", { name: "Tỉnh / thành phố" })).toHaveAttribute("aria-invalid", "true");
  });

  it("clears district and ward with another city, and does without a ward where there are none", async () => {
    const shop = startShop([
      ...areas,
      answer(getAddress, home),
      answer(updateAddress, home),
      answer(listAddresses, { addresses: [home], total: 1 }),
    ]);
    await shop.load(loadAddress, { id: "a1" });
    shop.show(<AddressForm address={home} owner={null} />);
    expect(screen.getByText("Phường Bến Nghé")).toBeInTheDocument();

    await choose("Tỉnh / thành phố", /^Tỉnh Bà Rịa - Vũng Tàu \(nay là Thành phố Hồ Chí Minh\)$/);
    expect(screen.queryByText("Quận 1")).not.toBeInTheDocument();
    expect(screen.queryByText("Phường Bến Nghé")).not.toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Phường / xã" })).toBeDisabled();

    await waitFor(() => expect(screen.getByText("Chọn quận / huyện")).toBeInTheDocument());
    await choose("Quận / huyện", "Huyện Côn Đảo");
    expect(await screen.findByText("Huyện này không chia phường, xã.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Lưu địa chỉ" }));
    await waitFor(() => expect(shop.client.inputs(updateAddress)).toHaveLength(1));
    expect(shop.client.inputs(updateAddress)[0]).toEqual({
      params: { id: "a1" },
      body: {
        type: "ADDRESS_TYPE_HOME",
        receiverName: "Nguyễn Thị Mai",
        phone: "0912345678",
        cityId: "77",
        districtId: "755",
        wardId: null,
        street: "12 Lê Lợi",
        isDefault: false,
      },
    });
  });

  it("puts the API's word on a ward under the ward", async () => {
    const shop = startShop([
      ...areas,
      answer(getAddress, home),
      answer(updateAddress, () => {
        const message = "Hãy chọn phường, xã trong quận đã chọn.";
        throw new ApiError({ status: 400, code: "VALIDATION_FAILED", message, fields: { wardId: message } });
      }),
    ]);
    shop.signIn(mai);
    await shop.load(loadAddress, { id: "a1" });
    shop.show(<AddressForm address={home} owner={null} />);
    await userEvent.click(screen.getByRole("button", { name: "Lưu địa chỉ" }));
    const ward = screen.getByRole("combobox", { name: "Phường / xã" });
    await waitFor(() => expect(ward).toHaveAccessibleDescription("Hãy chọn phường, xã trong quận đã chọn."));
    expect(ward).toHaveFocus();
  });

  it("chooses a place by its own name before one that is now part of it", async () => {
    const shop = startShop([
      ...areas,
      answer(listCities, {
        items: [
          { id: "60", name: "Tỉnh Bình Thuận", mergedName: "Tỉnh Lâm Đồng" },
          { id: "68", name: "Tỉnh Lâm Đồng" },
        ],
      }),
      answer(listDistricts, { items: [{ id: "672", name: "Thành phố Đà Lạt" }] }),
    ]);
    await shop.load(loadNewAddress);
    shop.show(<AddressForm address={null} owner={null} />);
    const cities = screen.getByRole("combobox", { name: "Tỉnh / thành phố" });
    await userEvent.type(cities, "Lâm Đồng");
    await waitFor(() => expect(screen.getByTitle("Tỉnh Lâm Đồng")).toBeInTheDocument());
    fireEvent.keyDown(cities, { key: "Enter", keyCode: 13 });
    await waitFor(() =>
      expect(shop.client.inputs(listDistricts)).toEqual([expect.objectContaining({ params: { cityId: "68" } })]),
    );
  });

  it("keeps a new address that is typed over a reload, with the lists of its places, until it is cancelled or saved", async () => {
    const owner = { id: "7", fullName: "Nguyễn Thị Mai", phone: "0912345678" };
    const open = async (answers: Parameters<typeof startShop>[0] = []) => {
      const shop = startShop([...areas, ...answers]);
      shop.signIn(mai);
      await shop.load(loadNewAddress);
      return { shop, ...shop.show(<AddressForm address={null} owner={owner} onCancel={() => undefined} />) };
    };
    const street = () => screen.getByLabelText("Số nhà, tên đường");
    const before = await open();
    await userEvent.type(street(), "12 Lê Lợi");
    await choose("Tỉnh / thành phố", /^Thành phố Hồ Chí Minh$/);
    await screen.findByText("Chọn quận / huyện");
    await choose("Quận / huyện", "Quận 1");
    await screen.findByText("Chọn phường / xã");
    before.unmount();

    const reloaded = await open();
    expect(street()).toHaveValue("12 Lê Lợi");
    expect(await screen.findByText("Quận 1")).toBeInTheDocument();
    await choose("Phường / xã", "Phường Bến Nghé");
    await userEvent.click(screen.getByRole("button", { name: "Huỷ" }));
    reloaded.unmount();

    const cancelled = await open();
    expect(street()).toHaveValue("");
    await userEvent.type(street(), "5 Hàng Bài");
    cancelled.unmount();

    const { shop, unmount } = await open([
      answer(createAddress, home),
      answer(listAddresses, { addresses: [home], total: 1 }),
    ]);
    expect(street()).toHaveValue("5 Hàng Bài");
    await choose("Tỉnh / thành phố", /^Tỉnh Bà Rịa - Vũng Tàu \(nay là Thành phố Hồ Chí Minh\)$/);
    await screen.findByText("Chọn quận / huyện");
    await choose("Quận / huyện", "Huyện Côn Đảo");
    await screen.findByText("Huyện này không chia phường, xã.");
    await userEvent.click(screen.getByRole("button", { name: "Lưu địa chỉ" }));
    await waitFor(() => expect(shop.client.inputs(listAddresses)).toHaveLength(1));
    unmount();
    await open();
    expect(street()).toHaveValue("");
  });

  it("offers a way on when a list of places does not come", async () => {
    let online = false;
    const shop = startShop([
      ...areas,
      answer(listDistricts, ({ params }) => {
        if (online) return districts({ params });
        throw new ApiError({ status: 0, code: "NETWORK", message: "Network error" });
      }),
    ]);
    await shop.load(loadNewAddress);
    shop.show(<AddressForm address={null} owner={null} />);
    await choose("Tỉnh / thành phố", "Thành phố Hồ Chí Minh");
    expect(await screen.findByText("Chưa tải được danh sách địa phương.")).toBeInTheDocument();
    online = true;
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(screen.getByRole("combobox", { name: "Quận / huyện" })).toHaveFocus();
    await choose("Quận / huyện", "Quận 1");
    expect(await screen.findByText("Chọn phường / xã")).toBeInTheDocument();
  });
});

async function choose(list: string, place: string | RegExp): Promise<void> {
  await userEvent.click(screen.getByRole("combobox", { name: list }));
  const shown = await screen.findAllByTitle(place);
  await userEvent.click(shown.find((one) => one.classList.contains("ant-select-item")) as HTMLElement);
}
