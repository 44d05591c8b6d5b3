import { waitFor } from "@testing-library/react";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { changedLine, dress, unpaidOrder } from "../../testing/fixtures.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { getLines } from "../cart/selectors.ts";
import { cartRequested } from "../cart/slice.ts";
import { getPutBack, putBackRequested } from "./slice.ts";

const orderOf = (id: string) => ({ ...unpaidOrder, id, lines: [{ ...unpaidOrder.lines[0]!, id: `line-of-${id}` }] });
const settled = () => new Promise((resolve) => setTimeout(resolve));

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

it("a line is refused whose add was lost, although the cart has the same one from before", async () => {
  const lost = () => refuse(0, "Network error", "NETWORK");
  const shop = openShop([answer(addCartItem, lost), answer(listCartItems, { items: [dress] })]);
  await shop.signIn();
  shop.store.dispatch(cartRequested());
  await waitFor(() => expect(getLines(shop.state())).toEqual([dress]));
  const [line] = unpaidOrder.lines;
  const { variantId, dateFrom, dateTo } = dress;
  shop.store.dispatch(putBackRequested({ ...unpaidOrder, lines: [{ ...line!, variantId, dateFrom, dateTo }] }));
  await waitFor(() => expect(getPutBack(shop.state())).toMatchObject({ working: false }));
  expect(getPutBack(shop.state())).toMatchObject({ added: [], refused: [{ id: line!.id }] });
});
