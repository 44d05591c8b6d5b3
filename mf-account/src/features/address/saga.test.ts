import { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { updateAddress } from "@thuot-tha/shared/contracts/operations/customer/update-address";
import { answer } from "@thuot-tha/shared/testing";
import { home, mai, office } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { bodyOf } from "./body.ts";
import { getAddressBook } from "./selectors.ts";
import { type Address, addressOpened, addressSubmitted } from "./slice.ts";

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

const settled = () => new Promise((resolve) => setTimeout(resolve));

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
