import type { Adapter, EventDeclaration } from "../../contracts/define/event.ts";

/** The event's id without its version, which all of its versions share. */
export const topicOf = ({ id }: EventDeclaration): string => id.slice(0, id.indexOf("@"));

/** Versions from `newest` down to the one above `id`, each with its adapter; null when they do not lead there. */
function stepsTo(newest: EventDeclaration, id: string): (EventDeclaration & { adapts: Adapter })[] | null {
  const steps: (EventDeclaration & { adapts: Adapter })[] = [];
  for (let at = newest; at.id !== id; ) {
    const { adapts } = at;
    if (!adapts) return null;
    steps.push({ ...at, adapts });
    at = adapts.from;
  }
  return steps;
}

/** Whether adapters connect two versions of an event; the newer one carries them. */
export const meets = (one: EventDeclaration, other: EventDeclaration): boolean =>
  (stepsTo(one, other.id) ?? stepsTo(other, one.id)) !== null;

/**
 * Converts a payload of one version into another, through every version between them.
 * @throws when an adapter throws, or makes an invalid payload
 */
export function adapt(
  from: EventDeclaration,
  to: EventDeclaration,
  value: unknown,
  what: "payload" | "reply",
): unknown {
  const adapter = ({ adapts }: { adapts: Adapter }) => (what === "reply" && adapts.reply) || adapts;
  const down = stepsTo(from, to.id);
  if (down) return down.reduce((at, step) => checked(step.adapts.from, adapter(step).downgrade(at), what), value);
  const up = stepsTo(to, from.id) ?? [];
  return up.reduceRight((at, step) => checked(step, adapter(step).upgrade(at), what), value);
}

function checked(declaration: EventDeclaration, value: unknown, what: "payload" | "reply"): unknown {
  const result = declaration[what]?.safeParse(value);
  if (result?.success) return result.data;
  throw new Error(`not a ${what} of ${declaration.id}: ${result?.error.message}`);
}
