import type { JsonSchema, ReleaseContracts } from "@thuot-tha/shared/contracts/remote";

/** The schema of an object that has all of these properties. */
export const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

/** What a release uses of contracts: nothing, except what a test says. */
export const uses = (some: Partial<ReleaseContracts> = {}): ReleaseContracts => ({
  events: {},
  operations: {},
  slots: {},
  routes: { links: [], serves: [] },
  ...some,
});
