import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { updateAddress } from "@thuot-tha/shared/contracts/operations/customer/update-address";
import { answer, refuse, settled } from "@thuot-tha/shared/testing";
import { home, mai, office } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { bodyOf } from "./body.ts";
import { getAddressBook } from "./selectors.ts";
import { type Address, addressesRequested, addressOpened, addressSubmitted } from "./slice.ts";

/** Two forms, the second opened while the first one's answer is pending. */
function twoForms() {
  const answers: ((saved: Address) => void)[] = [];
  const shop = startShop([
    answer(listAddresses, { addresses: [home, office], total: 2 }),
    answer(updateAddress, () => new Promise((resolve) => void answers.push(resolve))),
  ]);
  shop.signIn(mai);
  const submit = (address: Address) => {
    shop.store.dispatch(addressOpened(address));
    shop.store.dispatch(addressSubmitted({ id: address.id, body: bodyOf(address) }));
  };
  submit(home);
  return { shop, answers, submit, save: () => getAddressBook(shop.store.getState()).save.is };
}

describe("saving an address", () => {
  it("sends a form that opens before the answer to another one, and shows its own outcome", async () => {
    const { shop, answers, submit, save } = twoForms();
    submit(office);
    expect(shop.client.inputs(updateAddress).map(({ params }) => params.id)).toEqual([home.id, office.id]);
    answers[0]?.(home);
    await settled();
    expect(save()).toBe("working");
    answers[1]?.(office);
    await settled();
    expect(save()).toBe("done");
  });

  it("leaves a form open that is typed into when the answer to the one before it comes", async () => {
    const { shop, answers, save } = twoForms();
    shop.store.dispatch(addressOpened(office));
    answers[0]?.(home);
    await settled();
    expect(save()).toBe("idle");
    expect(shop.client.inputs(listAddresses)).toHaveLength(1);
  });

  it("sends a form once that is submitted twice", () => {
    const { shop } = twoForms();
    shop.store.dispatch(addressSubmitted({ id: home.id, body: bodyOf(home) }));
    expect(shop.client.inputs(updateAddress)).toHaveLength(1);
  });
});

describe("adding an address whose answer is lost", () => {
  const lost = () => refuse(0, "Network error", "NETWORK");
  const typed = { ...bodyOf(home), receiverName: " Nguyễn Thị Mai ", phone: "+84 912 345 678", isDefault: true };

  async function press(shop: ReturnType<typeof startShop>) {
    shop.store.dispatch(addressSubmitted({ id: null, body: typed }));
    await settled();
    const { save, savedId } = getAddressBook(shop.store.getState());
    return { save: save.is, savedId };
  }

  async function lostShop(addresses: Address[]) {
    const shop = startShop([answer(listAddresses, { addresses: [office], total: 1 }), answer(createAddress, lost)]);
    shop.signIn(mai);
    shop.store.dispatch(addressesRequested());
    await settled();
    shop.store.dispatch(addressOpened(null));
    shop.client.answer(listAddresses, { addresses, total: addresses.length });
    return shop;
  }

  it("counts as saved when the book has it", async () => {
    const shop = await lostShop([office, home]);
    expect(await press(shop)).toEqual({ save: "done", savedId: "a1" });
    expect(shop.client.inputs(createAddress)).toHaveLength(1);
  });

  it.each([
    ["nothing else", [office]],
    ["an address with another street", [office, { ...home, street: "14 Lê Lợi" }]],
  ])("fails when the book has %s, and is sent again", async (_, addresses) => {
    const shop = await lostShop(addresses);
    expect(await press(shop)).toEqual({ save: "failed", savedId: null });
    shop.client.answer(createAddress, home);
    expect(await press(shop)).toEqual({ save: "done", savedId: "a1" });
    expect(shop.client.inputs(createAddress)).toHaveLength(2);
  });

  it("is not sent twice when it arrived before the connection was lost", async () => {
    const shop = await lostShop([office, home]);
    shop.client.answer(listAddresses, lost);
    expect(await press(shop)).toEqual({ save: "failed", savedId: null });
    shop.client.answer(listAddresses, { addresses: [office, home], total: 2 });
    expect(await press(shop)).toEqual({ save: "done", savedId: "a1" });
    expect(shop.client.inputs(createAddress)).toHaveLength(1);
  });
});
