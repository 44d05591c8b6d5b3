import { defineStored } from "@thuot-tha/shared/contracts";
import type { Body } from "@thuot-tha/shared/domain";

const isMeasure = (value: unknown): value is number => typeof value === "number" && value >= 20 && value <= 250;

/** The build that the shopper typed for an advice; it never leaves the device. */
const stored = defineStored({
  key: "tt.body",
  lasts: "browser",
  parse: (value): Body | null => {
    const { height, weight } = (value ?? {}) as Partial<Body>;
    return isMeasure(height) && isMeasure(weight) ? { height, weight } : null;
  },
});

export const myBody = (): Body | null => stored.read();

export const rememberMyBody = (body: Body): void => stored.write(body);
