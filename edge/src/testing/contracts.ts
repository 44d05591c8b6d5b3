import type { JsonSchema, ReleaseContracts } from "@thuot-tha/shared/contracts/remote";

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

/** Contracts with one event, owned by `mf-a`, and one operation, for tests. */
export function contractsWith(
  payload: Record<string, JsonSchema>,
  response: Record<string, JsonSchema> = {},
): ReleaseContracts {
  return {
    events: { "thing.happened@1": { kind: "event", owner: "mf-a", payload: object(payload) } },
    operations: { "GET /v2/thing": { method: "GET", path: "/v2/thing", request: {}, response: object(response) } },
  };
}
