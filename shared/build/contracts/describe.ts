/// <reference types="webpack/module" />
import { toJSONSchema } from "zod";
import type { EventContract } from "../../src/contracts/index.ts";
import { nameOf, type Operation } from "../../src/contracts/operations/index.ts";
import type { JsonSchema, ReleaseContracts } from "../../src/contracts/remote/index.ts";

/** As it travels: what a sender may put on the wire. */
const json = (schema: unknown): JsonSchema => {
  const { $schema: _, ...rest } = toJSONSchema(schema as Parameters<typeof toJSONSchema>[0], {
    io: "input",
    unrepresentable: "any",
  }) as JsonSchema;
  return rest;
};

function request({ params, query, headers, body }: Operation): JsonSchema {
  const parts = Object.entries({ params, query, headers, body }).filter(([, schema]) => schema !== undefined);
  const properties = Object.fromEntries(parts.map(([part, schema]) => [part, json(schema)] as const));
  const required = Object.keys(properties).filter((part) => (properties[part]?.required as string[])?.length > 0);
  return { type: "object", properties, required };
}

const eventFiles = import.meta.webpackContext("../../src/contracts/events", { recursive: false, regExp: /\.ts$/ });
const events = eventFiles.keys().flatMap((file) => Object.values(eventFiles(file) as Record<string, EventContract>));

/** Every file of an operation: webpack gathers them, so no list has to be kept. */
const files = import.meta.webpackContext("../../src/contracts/operations", {
  recursive: true,
  regExp: /^\.\/(?!entities\/)[^/]+\/[^/]+\.ts$/,
});
const operations = files.keys().flatMap((file) => Object.values(files(file) as Record<string, Operation>));

/** All contracts of this source tree, as JSON Schemas. */
export const contracts: ReleaseContracts = {
  events: Object.fromEntries(
    events.map(({ declaration: { id, kind, owner, payload, reply } }) => [
      id,
      { kind, owner, payload: json(payload), ...(reply ? { reply: json(reply) } : {}) },
    ]),
  ),
  operations: Object.fromEntries(
    operations.map((operation) => {
      const { method, path, response } = operation;
      return [nameOf(operation), { method, path, request: request(operation), response: json(response) }];
    }),
  ),
};
