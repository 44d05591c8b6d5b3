import { call, race, take } from "redux-saga/effects";
import { customerLeft } from "./slice.ts";

/** Cancels a saga when the customer leaves, because it would go on in the cart of the next shopper. */
export const untilCustomerLeaves = <A extends unknown[]>(saga: (...args: A) => Generator) =>
  function* (...args: A) {
    yield race([call(saga, ...args), take(customerLeft)]);
  };
