import { isDeepStrictEqual } from "node:util";
import type { JsonSchema } from "@thuot-tha/shared/contracts/remote";
import { all, cases, flat, isNever, kindOf, listed, referenced, type Schema, typesOf } from "./schema-parts.ts";
import { brokenRule } from "./schema-rules.ts";

interface Roots {
  sentRoot: JsonSchema;
  acceptedRoot: JsonSchema;
}

/**
 * Finds a value that `sent` allows and `accepted` refuses. Returns a sentence that names the place; null when the
 * schemas fit. A keyword of `accepted` that is not known, and whatever it cannot prove, count as a value that is
 * refused.
 *
 * An object lists all that is sent: without `additionalProperties`, no further property is.
 *
 * @param roots documents that the schemas' `$ref`s point into, for schemas that are not self-contained
 */
export function incompatibility(
  sent: JsonSchema,
  accepted: JsonSchema,
  { sentRoot = sent, acceptedRoot = accepted }: Partial<Roots> = {},
): string | null {
  return compare([sent], accepted, { place: "", open: new Map(), sentRoot, acceptedRoot });
}

interface Where extends Roots {
  /** Path of the value in the whole one. */
  place: string;
  /** Pairs that are being compared, and the place of each. */
  open: ReadonlyMap<string, string>;
}

const nameOf = ({ place }: Where): string => place || "the value";

/** @param sent schemas that the value keeps, all of them */
function compare(sent: Schema[], accepted: Schema, where: Where): string | null {
  const kept = flat(sent, where.sentRoot);
  if (accepted === true || isNever(kept)) return null;
  if (accepted === false || isNever([accepted])) return `${nameOf(where)} is not known`;
  const schemas = kept as JsonSchema[];
  if (schemas.some((one) => isSame(one, accepted))) return null;

  const pair = JSON.stringify([schemas, accepted]);
  const openAt = where.open.get(pair);
  // Recursive schemas fit when each of their parts does; a schema that is nothing but itself has no parts.
  if (openAt !== undefined) return openAt === where.place ? `${nameOf(where)} is defined by itself only` : null;
  const inside = { ...where, open: new Map(where.open).set(pair, where.place) };

  const sentCases = cases(schemas);
  if (sentCases) return first(sentCases, (one) => compare(one, accepted, inside));
  return (
    brokenRule(schemas, accepted, nameOf(where)) ??
    ofCombined(schemas, accepted, inside) ??
    ofItems(schemas, accepted, inside) ??
    ofProperties(schemas, accepted, inside)
  );
}

/** True for equal schemas. Schemas with a `$ref` may differ because the two documents may differ. */
const isSame = (a: JsonSchema, b: JsonSchema): boolean =>
  isDeepStrictEqual(a, b) && !/"\$\w*ref"/i.test(JSON.stringify(a));

function first<T>(items: T[], fault: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = fault(item);
    if (found) return found;
  }
  return null;
}

/** Compares with a referenced schema, with all of several, with any and with exactly one. */
function ofCombined(sent: JsonSchema[], accepted: JsonSchema, where: Where): string | null {
  const { $ref: ref, allOf = [], anyOf, oneOf } = accepted as { $ref?: string } & Record<string, Schema[] | undefined>;
  const target = ref === undefined ? true : referenced(ref, where.acceptedRoot);
  if (target === undefined) return `${nameOf(where)} is described by ${ref}, which is missing`;
  return (
    first([target, ...allOf], (one) => compare(sent, one, where)) ??
    (anyOf ? ofAlternatives(sent, anyOf, where).fault : null) ??
    (oneOf ? ofExactlyOne(sent, oneOf, where) : null)
  );
}

/** The fault is that of an alternative for such values, because "is string, not null" hides which limit they break. */
function ofAlternatives(sent: JsonSchema[], alternatives: Schema[], where: Where) {
  const faults = alternatives.map((one) => compare(sent, one, where));
  const fitting = faults.indexOf(null);
  if (fitting >= 0) return { fitting, fault: null };
  const near = faults.filter(
    (_, index) => !areApart(sent, flat([alternatives[index] ?? true], where.acceptedRoot), where),
  );
  return { fitting, fault: near.at(-1) ?? faults.at(-1) ?? `${nameOf(where)} fits no alternative` };
}

function ofExactlyOne(sent: JsonSchema[], alternatives: Schema[], where: Where): string | null {
  const { fitting, fault } = ofAlternatives(sent, alternatives, where);
  const others = alternatives.filter((_, index) => index !== fitting);
  if (fault || others.every((one) => areApart(sent, flat([one], where.acceptedRoot), where))) return fault;
  return `${nameOf(where)} may fit several alternatives of oneOf`;
}

const shareNone = (some: unknown[] | null, others: unknown[] | null): boolean =>
  some !== null && others !== null && !some.some((one) => others.some((other) => isDeepStrictEqual(one, other)));

const kinds = ({ type }: JsonSchema) => (type === undefined ? null : [type as string].flat().map(kindOf));
const values = (schema: JsonSchema) =>
  "const" in schema ? [schema.const] : ((schema.enum ?? null) as unknown[] | null);

/** True when types, or values that are listed, show that no value keeps the schemas of both sides. */
const differ = (sent: Schema[], others: Schema[]): boolean =>
  sent.some((one) =>
    others.some(
      (other) =>
        typeof one === "object" &&
        typeof other === "object" &&
        (shareNone(kinds(one), kinds(other)) || shareNone(values(one), values(other))),
    ),
  );

/** Levels of unions in unions that `areApart` looks into, because a union may contain itself. */
const maxUnions = 8;

/**
 * True when the values themselves, or those of a property that is always sent, differ; of a union, for each of its
 * alternatives.
 */
function areApart(sent: JsonSchema[], others: Schema[], where: Where, unions = 0): boolean {
  const { sentRoot, acceptedRoot } = where;
  const theirs = others.filter((one) => typeof one === "object");
  const alternatives = unions < maxUnions ? cases(theirs) : null;
  return (
    isNever(others) ||
    differ(sent, theirs) ||
    all<string[]>(sent, "required")
      .flat()
      .some((name) => {
        const property = theirs.flatMap((one) => asSchemas(ownOf(listed(one), name)));
        return differ(flat(propertyOf(sent, name), sentRoot), flat(property, acceptedRoot));
      }) ||
    (alternatives?.every((one) => areApart(sent, flat(one, acceptedRoot), where, unions + 1)) ?? false)
  );
}

const asSchemas = (schema: unknown): Schema[] => (schema === undefined ? [] : [schema as Schema]);

/** A property of that name, which may be one that every object inherits, such as `constructor`. */
const ownOf = <T>(properties: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

function ofItems(sent: JsonSchema[], accepted: JsonSchema, where: Where): string | null {
  if (accepted.items === undefined && accepted.prefixItems === undefined) return null;
  if (typesOf(sent).some((type) => type !== "array")) return null;
  const prefix = (schema: JsonSchema) => (schema.prefixItems ?? []) as Schema[];
  const at = (schema: JsonSchema, index: number) => asSchemas(prefix(schema)[index] ?? schema.items);
  const most = Math.min(...all<number>(sent, "maxItems"));
  const count = Math.max(...[...sent, accepted].map((schema) => prefix(schema).length));
  const step = (index: number, place: string) =>
    compare(
      sent.flatMap((one) => at(one, index)),
      at(accepted, index)[0] ?? true,
      { ...where, place },
    );
  const indexes = [...Array(Math.min(count, most)).keys()];
  return (
    first(indexes, (index) => step(index, `${where.place}[${index}]`)) ??
    (most > count ? step(count, `${where.place}[]`) : null)
  );
}

/** Keywords that allow properties which `properties` does not list. */
const opening = ["$dynamicRef", "dependentSchemas", "else", "if", "patternProperties", "then", "unevaluatedProperties"];

/** What a schema says about properties that it does not list; nothing when it sends none. */
const unlisted = (schema: JsonSchema): Schema[] =>
  opening.some((keyword) => keyword in schema) ? [true] : asSchemas(schema.additionalProperties);

const propertyOf = (sent: JsonSchema[], name: string): Schema[] =>
  sent.flatMap((one) => asSchemas(ownOf(listed(one), name) ?? unlisted(one)[0]));

function ofProperties(sent: JsonSchema[], accepted: JsonSchema, where: Where): string | null {
  if (typesOf(sent).some((type) => type !== "object")) return null;
  const { additionalProperties = true, propertyNames = true } = accepted as Record<string, Schema>;
  const at = (name: string): Where => ({ ...where, place: where.place ? `${where.place}.${name}` : name });
  const atName: Where = { ...where, place: `a name in ${nameOf(where)}` };
  const always = all<string[]>(sent, "required").flat();
  const names = [...new Set([...sent.flatMap((one) => Object.keys(listed(one))), ...always])];
  const known = Object.entries(listed(accepted));
  const rest = sent.flatMap(unlisted);

  const missing = all<string[]>([accepted], "required")
    .flat()
    .find((name) => !always.includes(name));
  if (missing) return `${nameOf(at(missing))} may be missing`;
  const fault =
    first(names, (name) =>
      compare(propertyOf(sent, name), ownOf(listed(accepted), name) ?? additionalProperties, at(name)),
    ) ?? first(names, (name) => compare([{ const: name }], propertyNames, atName));
  if (fault || rest.length === 0) return fault;
  return (
    first(
      known.filter(([name]) => !names.includes(name)),
      ([name, schema]) => compare(rest, schema, at(name)),
    ) ??
    compare(rest, additionalProperties, at("*")) ??
    compare([{ type: "string" }, ...all<Schema>(sent, "propertyNames")], propertyNames, atName)
  );
}
