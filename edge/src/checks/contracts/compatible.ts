import type { JsonSchema } from "@thuot-tha/shared/contracts/remote";

/**
 * Finds a value that `sent` allows and `taken` refuses. Returns a sentence that names the place; null when the schemas
 * fit. Covers the keywords that contracts use; any other keyword must be equal on both sides.
 *
 * @param roots documents that the schemas' `$ref`s point into, for schemas that are not self-contained
 */
export function incompatibility(
  sent: JsonSchema,
  taken: JsonSchema,
  { sentRoot = sent, takenRoot = taken }: { sentRoot?: JsonSchema; takenRoot?: JsonSchema } = {},
): string | null {
  return fits({ schema: sent, root: sentRoot }, { schema: taken, root: takenRoot }, "", new Set());
}

interface Side {
  schema: JsonSchema;
  /** Document that its `$ref`s point into. */
  root: JsonSchema;
}

function fits(sentSide: Side, takenSide: Side, place: string, seen: Set<string>): string | null {
  const sent = resolved(sentSide);
  const taken = resolved(takenSide);
  const pair = JSON.stringify([sent, taken]);
  // Recursive schemas: a pair that is already being compared counts as compatible.
  if (seen.has(pair) || same(sent, taken)) return null;
  seen.add(pair);
  const here = place || "the value";
  const within = (of: Side, schema: unknown): Side => ({ schema: schema as JsonSchema, root: of.root });
  const step = (a: unknown, b: unknown, at: string) => fits(within(sentSide, a), within(takenSide, b), at, seen);

  const sentAlternatives = alternatives(sent);
  if (sentAlternatives) return first(sentAlternatives, (one) => step(one, taken, place));
  const takenAlternatives = alternatives(taken);
  if (takenAlternatives) {
    const faults = takenAlternatives.map((one) =>
      fits(within(sentSide, sent), within(takenSide, one), place, new Set(seen)),
    );
    return faults.includes(null) ? null : (faults.at(-1) ?? `${here} fits no alternative`);
  }
  if (Object.keys(taken).length === 0) return null;
  return (
    ofType(sent, taken, here) ??
    ofValues(sent, taken, here) ??
    ofRules(sent, taken, here) ??
    ofParts(sent, taken, place, step)
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

function ofType(sent: JsonSchema, taken: JsonSchema, here: string): string | null {
  const [from, to] = [typeOf(sent), typeOf(taken)];
  if (to === undefined || from === to || (from === "integer" && to === "number")) return null;
  return from === undefined ? `${here} may be anything, not only ${to}` : `${here} is ${from}, not ${to}`;
}

function ofValues(sent: JsonSchema, taken: JsonSchema, here: string): string | null {
  const listed = (schema: JsonSchema) => ("const" in schema ? [schema.const] : (schema.enum as unknown[] | undefined));
  const allowed = listed(taken);
  if (!allowed) return null;
  const extra = listed(sent)?.find((value) => !allowed.includes(value));
  if (!listed(sent)) return `${here} may be other than ${allowed.join(", ")}`;
  return extra === undefined ? null : `${here} may be ${JSON.stringify(extra)}`;
}

const lowest = ["minimum", "exclusiveMinimum", "minLength", "minItems"];
const highest = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"];

function ofRules(sent: JsonSchema, taken: JsonSchema, here: string): string | null {
  const number = (schema: JsonSchema, rule: string) => schema[rule] as number | undefined;
  for (const rule of [...lowest, ...highest]) {
    const limit = number(taken, rule);
    if (limit === undefined) continue;
    const own = number(sent, rule);
    if (own === undefined || (lowest.includes(rule) ? own < limit : own > limit))
      return `${here} need not keep ${rule} ${limit}`;
  }
  for (const rule of ["pattern", "format", "multipleOf"]) {
    if (taken[rule] !== undefined && taken[rule] !== sent[rule]) return `${here} need not keep ${rule} ${taken[rule]}`;
  }
  return null;
}

function ofParts(
  sent: JsonSchema,
  taken: JsonSchema,
  place: string,
  step: (sent: unknown, taken: unknown, place: string) => string | null,
): string | null {
  if (taken.items !== undefined) return step(sent.items ?? {}, taken.items, `${place}[]`);
  const properties = (schema: JsonSchema) => (schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = (schema: JsonSchema) => (schema.required ?? []) as string[];
  const at = (name: string) => (place ? `${place}.${name}` : name);
  const missing = required(taken).find((name) => !required(sent).includes(name));
  if (missing) return `${at(missing)} may be missing`;
  if (taken.additionalProperties === false) {
    const extra = Object.keys(properties(sent)).find((name) => !(name in properties(taken)));
    if (extra) return `${at(extra)} is not known`;
  } else if (typeof taken.additionalProperties === "object") {
    const fault = step(sent.additionalProperties ?? {}, taken.additionalProperties, `${place}.*`);
    if (fault) return fault;
  }
  return first(
    Object.entries(properties(taken)).filter(([name]) => name in properties(sent)),
    ([name, schema]) => step(properties(sent)[name], schema, at(name)),
  );
}
