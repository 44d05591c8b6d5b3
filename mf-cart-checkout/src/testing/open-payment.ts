import { screen } from "@testing-library/react";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { type Answer, answer } from "@thuot-tha/shared/testing";
import { paymentPage } from "../pages/payment/page.ts";
import { dress, orderAnswer, quote } from "./fixtures.ts";
import { openShop } from "./open-shop.tsx";

/** A cart with a dress, its quote, and an order of it. */
export const dressAnswers = [
  answer(listCartItems, { items: [dress] }),
  answer(quoteOrder, quote),
  answer(createOrder, orderAnswer),
];

export const placeButton = () => screen.findByRole("button", { name: /Đặt hàng/ });

/** The payment page of a customer with an address and a dress in the cart. */
export async function openPayment(more: readonly Answer[] = []) {
  const shop = openShop([...dressAnswers, ...more]);
  await shop.signIn();
  await shop.chooseAddress("address-1");
  await shop.open(paymentPage);
  return shop;
}
