import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { type Answer, answer } from "@thuot-tha/shared/testing";
import { loadOrder } from "../features/order/saga.ts";
import { OrderPage } from "../pages/order/OrderPage.tsx";
import { mai, type rented } from "./samples.ts";
import { startShop } from "./start-shop.tsx";

/** The page of a customer's order in a test shop. */
export async function openOrder(order: typeof rented, answers: readonly Answer[] = [], now?: () => Date) {
  const shop = startShop([answer(getOrder, order), ...answers], undefined, now);
  shop.signIn(mai);
  await shop.load(loadOrder, { orderId: order.id });
  shop.show(<OrderPage />);
  return shop;
}
