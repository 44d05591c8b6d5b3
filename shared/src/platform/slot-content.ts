import type { ComponentType } from "react";
import type { SlotContract, SlotProps } from "../contracts/define/slot.ts";
import type { Rendering } from "../contracts/remote/manifest.ts";
import type { Schema } from "../schema/index.ts";
import type { Violation } from "./events/bus.ts";
import type { RemoteSaga } from "./remote-saga.ts";

/** Slot content: its own React root, which receives the slot's props. */
export interface SlotContent {
  slot: SlotContract;
  rendering: Rendering;
  /** Run from the moment the content is first loaded; one that several pages and slots name runs once. */
  sagas?: readonly RemoteSaga[];
  // biome-ignore lint/suspicious/noExplicitAny: every slot has props of its own
  Component: ComponentType<any>;
}

/** @example slotContent({ slot: membershipPrice, rendering: "server", Component: MembershipPrice }) */
export const slotContent = <S extends Schema>(content: {
  slot: SlotContract<S>;
  /** `server`: the edge renders it into the document. `client`: only a browser does. */
  rendering: Rendering;
  sagas?: readonly RemoteSaga[];
  Component: ComponentType<SlotProps<SlotContract<S>>>;
}): SlotContent => content;

type Fit = { fitting: Record<string, unknown>; violation?: undefined } | { fitting?: undefined; violation: Violation };

/** Props that fit the slot's contract, or the violation. `who` is the package compiled with this contract. */
export function propsFor(slot: SlotContract, props: unknown, who: string): Fit {
  const checked = slot.props.safeParse(props);
  if (checked.success) return { fitting: checked.data as Record<string, unknown> };
  return { violation: { id: slot.id, who, reason: "invalid-props", detail: checked.error.message } };
}

/** Content cannot render in its slot: it was made for another slot, or rejects the props. */
export class ContentRefused extends Error {
  constructor(readonly violation: Violation) {
    super(`${violation.id}: ${violation.reason} ${violation.detail ?? ""}`);
    this.name = "ContentRefused";
  }
}

/**
 * Props converted for the content of `who`, by the contract it was compiled with.
 * @throws ContentRefused
 */
export function propsForContent(
  content: { slot?: SlotContract },
  slot: SlotContract,
  props: unknown,
  who: string,
): Record<string, unknown> {
  if (content.slot?.id !== slot.id) {
    throw new ContentRefused({ id: slot.id, who, reason: "no-content", detail: `made for ${content.slot?.id}` });
  }
  const { fitting, violation } = propsFor(content.slot, props, who);
  if (violation) throw new ContentRefused(violation);
  return fitting;
}
