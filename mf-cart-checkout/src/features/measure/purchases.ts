import { keep, readKept } from "../kept.ts";

/** Orders placed in this browser, newest first: whether their purchase has been told. */
type Purchases = [orderId: string, told: boolean][];

const place = "purchases";
const mostKept = 50;

const read = (): Purchases => readKept<Purchases>(place, "browser") ?? [];

const write = (orderId: string, told: boolean): void => {
  const others = read().filter(([id]) => id !== orderId);
  keep(place, [[orderId, told], ...others].slice(0, mostKept), "browser");
};

/** The order was placed here: its purchase is to be told once it stands. Nothing changes for one that is known. */
export function owePurchase(orderId: string): void {
  if (!read().some(([id]) => id === orderId)) write(orderId, false);
}

/** Whether the purchase is to be told now; true once only, over reloads and in every tab. */
export function takePurchase(orderId: string): boolean {
  const owed = read().some(([id, told]) => id === orderId && !told);
  if (owed) write(orderId, true);
  return owed;
}
