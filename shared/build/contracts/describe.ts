import { toJSONSchema } from "zod";
import type { EventContract, EventDeclaration, Route, SlotContract } from "../../src/contracts/index.ts";
import { nameOf, type Operation } from "../../src/contracts/operations/index.ts";
import { eventId, type JsonSchema, type ReleaseContracts } from "../../src/contracts/remote/index.ts";

/** A contract that a release uses: its export, the file that declares it, and how it is used. */
export interface Use {
  kind: "operations" | "events" | "slots" | "routes";
  value: unknown;
  roles: string[];
}

type Schema = Parameters<typeof toJSONSchema>[0];

/** `input`: what a sender may send. `output`: what a reader receives; fields may be added within a version. */
function json(schema: unknown, io: "input" | "output" = "input"): JsonSchema {
  const { $schema: _, ...rest } = toJSONSchema(schema as Schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  }) as JsonSchema;
  return rest;
}

/** A property of a schema; its references point to itself, which is a part of the schema now. */
function asProperty(part: string, schema: JsonSchema): JsonSchema {
  const inside = (key: string, value: unknown) =>
    key === "$ref" && typeof value === "string" ? value.replace("#", `#/properties/${part}`) : value;
  return JSON.parse(JSON.stringify(schema, inside));
}

function request({ params, query, headers, body }: Operation): JsonSchema {
  const parts = Object.entries({ params, query, headers, body }).filter(([, schema]) => schema !== undefined);
  const properties = Object.fromEntries(parts.map(([part, schema]) => [part, asProperty(part, json(schema))] as const));
  const required = Object.keys(properties).filter((part) => (properties[part]?.required as string[])?.length > 0);
  return { type: "object", properties, required };
}

const schemas = ({ payload, reply }: EventDeclaration) => ({
  payload: json(payload),
  ...(reply ? { reply: json(reply) } : {}),
});

/** The versions an event adapts, from the one before it down to the oldest. */
function adapted({ adapts }: EventDeclaration): { id: string; payload: JsonSchema; reply?: JsonSchema }[] {
  return adapts ? [{ id: adapts.from.id, ...schemas(adapts.from) }, ...adapted(adapts.from)] : [];
}

const flags = (roles: string[]): Record<string, true> => Object.fromEntries(roles.map((role) => [role, true as const]));

function sorted<T>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * `contracts.json` of a release. The same uses give the same bytes.
 *
 * @param serves path patterns of its pages
 * @param slices keys of its slices
 */
export function describe(uses: Use[], serves: string[], slices: string[]): ReleaseContracts {
  const of = <T>(kind: Use["kind"], isOne: (value: T) => unknown) =>
    uses.flatMap(({ kind: own, value, roles }) => {
      // A contract's file may export more than contracts, such as a list of a field's values.
      const fits = own === kind && typeof value === "object" && value !== null && isOne(value as T);
      return fits ? [{ value: value as T, roles }] : [];
    });
  const events = of<EventContract>("events", ({ declaration }) => declaration);
  const slots = of<SlotContract>("slots", ({ id, props }) => id && props);
  const routes = of<Route>("routes", ({ path }) => path);
  const operations = of<Operation>("operations", ({ method, response }) => method && response);
  const links = routes.map(({ value }) => value.path);
  return {
    events: sorted(
      events.map(({ value: { declaration }, roles }) => {
        const { id, kind, owner } = declaration;
        if (!eventId.safeParse(id).success) throw new Error(`The event "${id}" needs an id like gift-card.chosen@1`);
        const adapts = adapted(declaration);
        const one = { kind, owner, ...schemas(declaration), ...flags(roles), ...(adapts.length ? { adapts } : {}) };
        return [id, one];
      }),
    ),
    operations: sorted(
      operations.map(({ value }) => {
        const { method, path, response } = value;
        return [nameOf(value), { method, path, request: request(value), response: json(response, "output") }];
      }),
    ),
    slots: sorted(
      slots.map(({ value: { id, owner, props }, roles }) => [id, { owner, props: json(props), ...flags(roles) }]),
    ),
    routes: { links: [...new Set(links)].sort(), serves: [...new Set(serves)].sort() },
    slices: [...slices].sort(),
  };
}
