import type { JsonSchema } from "@thuot-tha/shared/contracts/remote";

/**
 * Finds a value that `sent` allows and `accepted` refuses. Returns a sentence that names the place; null when the schemas
 * fit. Covers the keywords that contracts use; any other keyword must be equal on both sides.
 *
 * @param roots documents that the schemas' `$ref`s point into, for schemas that are not self-contained
 */
export function incompatibility(
  sent: JsonSchema,
  accepted: JsonSchema,
  { sentRoot = sent, acceptedRoot = accepted }: { sentRoot?: JsonSchema; acceptedRoot?: JsonSchema } = {},
): string | null {
  return fits({ schema: sent, root: sentRoot }, { schema: accepted, root: acceptedRoot }, "", new Set());
}

interface Side {
  schema: JsonSchema;
  /** Document that its `$ref`s point into. */
  root: JsonSchema;
}

function fits(sentSide: Side, acceptedSide: Side, place: string, seen: Set<string>): string | null {
  const sent = resolved(sentSide);
  const accepted = resolved(acceptedSide);
  const pair = JSON.stringify([sent, accepted]);
  // Recursive schemas: a pair that is already being compared counts as compatible.
  if (seen.has(pair) || same(sent, accepted)) return null;
  seen.add(pair);
  const here = place || "the value";
  const within = (of: Side, schema: unknown): Side => ({ schema: schema as JsonSchema, root: of.root });
  const step = (a: unknown, b: unknown, at: string) => fits(within(sentSide, a), within(acceptedSide, b), at, seen);

  const sentAlternatives = alternatives(sent);
  if (sentAlternatives) return first(sentAlternatives, (one) => step(one, accepted, place));
  const acceptedAlternatives = alternatives(accepted);
  if (acceptedAlternatives) {
    const faults = acceptedAlternatives.map((one) =>
      fits(within(sentSide, sent), within(acceptedSide, one), place, new Set(seen)),
    );
    return faults.includes(null) ? null : (faults.at(-1) ?? `${here} fits no alternative`);
  }
  if (Object.keys(accepted).length === 0) return null;
  return (
    ofType(sent, accepted, here) ??
    ofValues(sent, accepted, here) ??
    ofRules(sent, accepted, here) ??
    ofParts(sent, accepted, place, step)
  );
}

/** True for equal schemas. Schemas with a `$ref` may differ because the two documents may differ. */
function same(a: unknown, b: unknown): boolean {
  const text = JSON.stringify(a);
  return text === JSON.stringify(b) && !text.includes('"$ref"');
}

/** The target of a `$ref`, or the schema itself. */
export function resolved({ schema, root }: Side): JsonSchema {
  const target = schema.$ref;
  if (typeof target !== "string") return schema;
  const found = target
    .replace(/^#\/?/, "")
    .split("/")
    .filter(Boolean)
    .reduce<unknown>((value, key) => (value as JsonSchema | undefined)?.[key], root);
  return (found ?? {}) as JsonSchema;
}

const alternatives = (schema: JsonSchema): JsonSchema[] | null =>
  (schema.anyOf ??
    schema.oneOf ??
    (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : null)) as JsonSchema[] | null;

function first<T>(items: T[], fault: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = fault(item);
    if (found) return found;
  }
  return null;
}

const typeOf = (schema: JsonSchema): unknown =>
  schema.type ??
  ("const" in schema ? jsonType(schema.const) : undefined) ??
  jsonType((schema.enum as unknown[] | undefined)?.[0]);

function jsonType(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function ofType(sent: JsonSchema, accepted: JsonSchema, here: string): string | null {
  const [from, to] = [typeOf(sent), typeOf(accepted)];
  if (to === undefined || from === to || (from === "integer" && to === "number")) return null;
  return from === undefined ? `${here} may be anything, not only ${to}` : `${here} is ${from}, not ${to}`;
}

function ofValues(sent: JsonSchema, accepted: JsonSchema, here: string): string | null {
  const listed = (schema: JsonSchema) => ("const" in schema ? [schema.const] : (schema.enum as unknown[] | undefined));
  const allowed = listed(accepted);
  if (!allowed) return null;
  const extra = listed(sent)?.find((value) => !allowed.includes(value));
  if (!listed(sent)) return `${here} may be other than ${allowed.join(", ")}`;
  return extra === undefined ? null : `${here} may be ${JSON.stringify(extra)}`;
}

const lowest = ["minimum", "exclusiveMinimum", "minLength", "minItems"];
const highest = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"];

function ofRules(sent: JsonSchema, accepted: JsonSchema, here: string): string | null {
  const number = (schema: JsonSchema, rule: string) => schema[rule] as number | undefined;
  for (const rule of [...lowest, ...highest]) {
    const limit = number(accepted, rule);
    if (limit === undefined) continue;
    const own = number(sent, rule);
    if (own === undefined || (lowest.includes(rule) ? own < limit : own > limit))
      return `${here} need not keep ${rule} ${limit}`;
  }
  for (const rule of ["pattern", "format", "multipleOf"]) {
    if (accepted[rule] !== undefined && accepted[rule] !== sent[rule])
      return `${here} need not keep ${rule} ${accepted[rule]}`;
  }
  return null;
}

function ofParts(
  sent: JsonSchema,
  accepted: JsonSchema,
  place: string,
  step: (sent: unknown, accepted: unknown, place: string) => string | null,
): string | null {
  if (accepted.items !== undefined) return step(sent.items ?? {}, accepted.items, `${place}[]`);
  const properties = (schema: JsonSchema) => (schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = (schema: JsonSchema) => (schema.required ?? []) as string[];
  const at = (name: string) => (place ? `${place}.${name}` : name);
  const missing = required(accepted).find((name) => !required(sent).includes(name));
  if (missing) return `${at(missing)} may be missing`;
  if (accepted.additionalProperties === false) {
    const extra = Object.keys(properties(sent)).find((name) => !(name in properties(accepted)));
    if (extra) return `${at(extra)} is not known`;
  } else if (typeof accepted.additionalProperties === "object") {
    const fault = step(sent.additionalProperties ?? {}, accepted.additionalProperties, `${place}.*`);
    if (fault) return fault;
  }
  return first(
    Object.entries(properties(accepted)).filter(([name]) => name in properties(sent)),
    ([name, schema]) => step(properties(sent)[name], schema, at(name)),
  );
}
