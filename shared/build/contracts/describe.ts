import { toJSONSchema } from "zod";
import { declarations } from "../../src/contracts/events/index.ts";
import { endpoints, type OperationSchema, operations } from "../../src/contracts/operations/index.ts";
import type { JsonSchema, ReleaseContracts } from "../../src/contracts/remote/index.ts";

/** As it travels: what a sender may put on the wire. */
const json = (schema: unknown): JsonSchema => {
  const { $schema: _, ...rest } = toJSONSchema(schema as Parameters<typeof toJSONSchema>[0], {
    io: "input",
    unrepresentable: "any",
  }) as JsonSchema;
  return rest;
};

function request({ response: _, ...parts }: OperationSchema): JsonSchema {
  const properties = Object.fromEntries(Object.entries(parts).map(([part, schema]) => [part, json(schema)] as const));
  const required = Object.keys(properties).filter((part) => (properties[part]?.required as string[])?.length > 0);
  return { type: "object", properties, required };
}

/** All contracts of this source tree, as JSON Schemas. */
export const contracts: ReleaseContracts = {
  events: Object.fromEntries(
    declarations.map(({ id, kind, owner, payload, reply }) => [
      id,
      { kind, owner, payload: json(payload), ...(reply ? { reply: json(reply) } : {}) },
    ]),
  ),
  operations: Object.fromEntries(
    Object.entries(operations).map(([name, schema]) => {
      const { method, path } = endpoints[name as keyof typeof endpoints];
      return [name, { method, path, request: request(schema), response: json(schema.response) }];
    }),
  ),
};
