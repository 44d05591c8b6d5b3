import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { answer, createFakeClient, refuse } from "@thuot-tha/shared/testing";
import { watchWrites } from "./watch-writes.ts";

describe("watchWrites", () => {
  it("tells of a call that may change something until it has ended, also in a failure, and of no other", async () => {
    const refused = () => refuse(409, "Món này không còn trong giỏ.");
    const { client, isWriting } = watchWrites(
      createFakeClient([answer(removeCartItems, refused), answer(getMe, refused)]),
    );
    const read = client.call(getMe);
    expect(isWriting()).toBe(false);
    const write = client.call(removeCartItems, { body: { ids: ["line-1"] } });
    expect(isWriting()).toBe(true);
    await expect(read).rejects.toMatchObject({ status: 409 });
    await expect(write).rejects.toMatchObject({ status: 409 });
    expect(isWriting()).toBe(false);
  });
});
