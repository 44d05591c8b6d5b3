import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { answer, settled } from "@thuot-tha/shared/testing";
import { changedLine, dress, unpaidOrder } from "../../testing/fixtures.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { getPutBack, putBackRequested } from "./slice.ts";

const orderOf = (id: string) => ({ ...unpaidOrder, id, lines: [{ ...unpaidOrder.lines[0]!, id: `line-of-${id}` }] });

it("another order is returned to the cart while the lines of one that was left are on their way", async () => {
  const answers: (() => void)[] = [];
  const shop = openShop([
    answer(addCartItem, () => new Promise((resolve) => void answers.push(() => resolve(changedLine(dress) as never)))),
  ]);
  await shop.signIn();
  for (const id of ["A", "B", "B"]) shop.store.dispatch(putBackRequested(orderOf(id)));
  await settled();
  expect(answers).toHaveLength(2);
  answers[0]?.();
  await settled();
  expect(getPutBack(shop.state())).toMatchObject({ orderId: "B", working: true, added: [] });
  answers[1]?.();
  await settled();
  expect(getPutBack(shop.state())).toMatchObject({ orderId: "B", working: false, added: ["line-of-B"] });
});

it("stops when the customer leaves, because the cart is the next shopper's then", async () => {
  const answers: (() => void)[] = [];
  const shop = openShop([
    answer(addCartItem, () => new Promise((resolve) => void answers.push(() => resolve(changedLine(dress) as never)))),
  ]);
  await shop.signIn();
  const [line] = unpaidOrder.lines;
  const lines = [
    { ...line!, id: "one" },
    { ...line!, id: "two" },
  ];
  shop.store.dispatch(putBackRequested({ ...unpaidOrder, lines }));
  await settled();
  await shop.staysGuest();
  answers[0]?.();
  await settled();
  expect(answers).toHaveLength(1);
});
