import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { listCities } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, fillJsdomGaps } from "@thuot-tha/shared/testing";
import { bodyOf } from "../../features/address/body.ts";
import { addressSubmitted } from "../../features/address/slice.ts";
import { home, mai, office } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { AddressChoice } from "./AddressChoice.tsx";

const both = { addresses: [home, office], total: 2 };

beforeAll(fillJsdomGaps);

// Loads the form's code before a test waits for the form.
beforeAll(() => import("../../features/address/components/AddressForm.tsx"));

beforeEach(() => sessionStorage.clear());

describe("AddressChoice", () => {
  it("announces the default address, then the one that is chosen", async () => {
    const shop = startShop([answer(listAddresses, both)]);
    shop.signIn(mai);
    shop.show(<AddressChoice />);
    expect(await screen.findByRole("radio", { name: /Mai \(văn phòng\)/ })).toBeChecked();
    expect(shop.received.addressIds).toEqual([null, "a2"]);
    await userEvent.click(screen.getByRole("radio", { name: /12 Lê Lợi/ }));
    expect(shop.received.addressIds).toEqual([null, "a2", "a1"]);
    expect(shop.violations).toEqual([]);
  });

  it("keeps the chosen address when the shopper returns to the page", async () => {
    const shop = startShop([answer(listAddresses, both)]);
    shop.signIn(mai);
    const { unmount } = shop.show(<AddressChoice />);
    await userEvent.click(await screen.findByRole("radio", { name: /12 Lê Lợi/ }));
    unmount();
    shop.show(<AddressChoice />);
    expect(await screen.findByRole("radio", { name: /12 Lê Lợi/ })).toBeChecked();
    expect(shop.received.addressIds.at(-1)).toBe("a1");
  });

  it("chooses the default address for one that was deleted in another tab, once this tab shows again", async () => {
    let kept = [home, office];
    const shop = startShop([answer(listAddresses, () => ({ addresses: kept, total: kept.length }))]);
    shop.signIn(mai);
    shop.show(<AddressChoice />);
    await userEvent.click(await screen.findByRole("radio", { name: /12 Lê Lợi/ }));
    expect(shop.received.addressIds.at(-1)).toBe("a1");
    kept = [office];
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(shop.received.addressIds.at(-1)).toBe("a2"));
    expect(screen.getAllByRole("radio")).toHaveLength(1);
  });

  it("shows nothing to a guest, and nothing is chosen", () => {
    const shop = startShop();
    shop.signOut();
    const { container } = shop.show(<AddressChoice />);
    expect(container).toBeEmptyDOMElement();
    expect(shop.received.addressIds).toEqual([null]);
  });

  it("forgets the choice of a customer who leaves", async () => {
    const shop = startShop([answer(listAddresses, both)]);
    shop.signIn(mai);
    shop.show(<AddressChoice />);
    await screen.findByRole("radio", { name: /Mai \(văn phòng\)/ });
    act(() => shop.signOut());
    expect(shop.received.addressIds.at(-1)).toBeNull();
  });

  it("starts with the form where there is no address yet, filled in with who is here", async () => {
    const shop = startShop([answer(listAddresses, { addresses: [], total: 0 }), answer(listCities, { items: [] })]);
    shop.signIn(mai);
    shop.show(<AddressChoice />);
    expect(await screen.findByLabelText("Tên người nhận")).toHaveValue("Nguyễn Thị Mai");
    expect(screen.queryByRole("button", { name: "Huỷ" })).not.toBeInTheDocument();
    expect(shop.received.addressIds).toEqual([null]);
  });

  it("moves the focus from the form to the first address once that is saved", async () => {
    const shop = startShop([
      answer(listAddresses, { addresses: [], total: 0 }),
      answer(listCities, { items: [] }),
      answer(createAddress, home),
    ]);
    shop.signIn(mai);
    shop.show(<AddressChoice />);
    (await screen.findByLabelText("Tên người nhận")).focus();
    shop.client.answer(listAddresses, { addresses: [home], total: 1 });
    await act(async () => void shop.store.dispatch(addressSubmitted({ id: null, body: bodyOf(home) })));
    expect(await screen.findByRole("radio", { name: /12 Lê Lợi/ })).toHaveFocus();
    expect(shop.received.addressIds).toEqual([null, "a1"]);
  });

  it("shows that the addresses did not come, and fetches them again", async () => {
    let online = false;
    const shop = startShop([
      answer(listAddresses, () => {
        if (online) return both;
        throw new ApiError({ status: 0, code: "NETWORK", message: "Network error" });
      }),
    ]);
    shop.signIn(mai);
    shop.show(<AddressChoice />);
    expect(await screen.findByText("Chưa tải được sổ địa chỉ")).toBeInTheDocument();
    online = true;
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    await waitFor(() => expect(screen.getAllByRole("radio")).toHaveLength(2));
    expect(screen.getByRole("radio", { name: /Mai \(văn phòng\)/ })).toHaveFocus();
  });
});
