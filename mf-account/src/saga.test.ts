import { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { answer } from "@thuot-tha/shared/testing";
import { loadAddresses } from "./features/address/saga.ts";
import { getAddresses } from "./features/address/selectors.ts";
import { home, lan, mai } from "./testing/samples.ts";
import { startShop } from "./testing/start-shop.tsx";

describe("accountSaga", () => {
  it("keeps a customer's addresses while it is the same one, and nothing of them for the next", async () => {
    const shop = startShop([answer(listAddresses, { addresses: [home], total: 1 })]);
    shop.signIn(mai);
    await shop.load(loadAddresses);
    shop.signIn(mai);
    expect(getAddresses(shop.store.getState())).toHaveLength(1);
    shop.signIn(lan);
    expect(getAddresses(shop.store.getState())).toEqual([]);
  });
});
