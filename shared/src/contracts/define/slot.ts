import type { input, output, Schema } from "../../schema/index.ts";

/** A place in one package that another one's content fills. Its props are JSON. */
export interface SlotContract<S extends Schema = Schema> {
  /** `<place>.<noun>@<major>`, e.g. `product.membership-price@1`. */
  id: string;
  /** The package that places it. */
  owner: string;
  props: S;
}

/** The props that a package passes where it places the slot. */
export type SlotInput<S extends SlotContract> = input<S["props"]>;

/** The props that the slot's content receives. */
export type SlotProps<S extends SlotContract> = output<S["props"]>;

/** @example defineSlot({ id: "cart.count@1", owner: "mf-cart-checkout", props: z.object({ lines: z.int() }) }) */
export const defineSlot = <S extends Schema>(slot: SlotContract<S>): SlotContract<S> => slot;
