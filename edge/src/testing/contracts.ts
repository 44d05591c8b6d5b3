import type { JsonSchema, ReleaseContracts } from "@thuot-tha/shared/contracts/remote";

/** The schema of an object that requires all of these properties. */
export const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

/** Contracts of a release: empty except for those given. */
export const uses = (some: Partial<ReleaseContracts> = {}): ReleaseContracts => ({
  events: {},
  operations: {},
  slots: {},
  routes: { links: [], serves: [] },
  slices: [],
  ...some,
});
