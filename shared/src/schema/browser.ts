/**
 * The schema library for browsers: the part of zod's mini variant that `index.ts` re-exports, with the same results.
 * It is a tenth of zod's size in the shell's first files (docs/decisions/0035). The `browser` condition of
 * `package.json` chooses it; types are zod's everywhere, and code that makes JSON Schemas imports zod itself.
 */

type Path = readonly (string | number)[];
type Read = (value: unknown, path: Path) => unknown;
type Check = (value: never) => string | null;
type Result = { success: true; data: unknown } | { success: false; error: ValidationError };

interface Schema {
  read: Read;
  /** Whether an object may lack the key that holds it. */
  mayLack?: true;
  safeParse(value: unknown): Result;
  check(...checks: Check[]): Schema;
}

/** A value does not fit: its path, and the expected type. */
class ValidationError extends Error {
  constructor(path: Path, expected: string) {
    super(`${path.join(".") || "value"}: expected ${expected}`);
    this.name = "ValidationError";
  }
}

const schema = (read: Read, mayLack?: true): Schema => ({
  read,
  ...(mayLack ? { mayLack } : {}),
  safeParse(value) {
    try {
      return { success: true, data: read(value, []) };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { success: false, error };
    }
  },
  check: (...checks) =>
    schema((value, path) => {
      const fitting = read(value, path);
      for (const check of checks) {
        const expected = check(fitting as never);
        if (expected) throw new ValidationError(path, expected);
      }
      return fitting;
    }, mayLack),
});

const primitive = (expected: string, fits: (value: unknown) => boolean) => () =>
  schema((value, path) => {
    if (!fits(value)) throw new ValidationError(path, expected);
    return value;
  });

const isOneOf = (values: readonly unknown[]) =>
  primitive(values.map((one) => JSON.stringify(one)).join(" | "), (value) => values.includes(value))();

export const string = primitive("string", (value) => typeof value === "string");
export const boolean = primitive("boolean", (value) => typeof value === "boolean");
export const number = primitive("number", Number.isFinite);
export const int = primitive("int", Number.isSafeInteger);

export const literal = (value: unknown) => isOneOf([value]);
const enumOf = (values: readonly string[]) => isOneOf(values);

export { enumOf as enum };

export const optional = ({ read }: Schema) =>
  schema((value, path) => (value === undefined ? undefined : read(value, path)), true);

export const nullable = ({ read, mayLack }: Schema) =>
  schema((value, path) => (value === null ? null : read(value, path)), mayLack);

export const array = ({ read }: Schema) =>
  schema((value, path) => {
    if (!Array.isArray(value)) throw new ValidationError(path, "array");
    return value.map((one, index) => read(one, [...path, index]));
  });

/** Leaves out unknown keys, so that an owner may add keys within a version. */
export const object = (shape: Record<string, Schema>) =>
  schema((value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ValidationError(path, "object");
    const given = value as Record<string, unknown>;
    const known: Record<string, unknown> = {};
    for (const [key, { read, mayLack }] of Object.entries(shape)) {
      if (key in given) known[key] = read(given[key], [...path, key]);
      else if (!mayLack) throw new ValidationError([...path, key], "a value");
    }
    return known;
  });

/** Uses the first variant that accepts the value. */
export const union = (variants: readonly Schema[]) =>
  schema((value, path) => {
    for (const variant of variants) {
      const result = variant.safeParse(value);
      if (result.success) return result.data;
    }
    throw new ValidationError(path, "one of the variants");
  });

/** The variants differ in a literal, so that at most one fits. */
export const discriminatedUnion = (_key: string, variants: readonly Schema[]) => union(variants);

export const minimum = (least: number) => (value: number) => (value >= least ? null : `at least ${least}`);
export const maximum = (max: number) => (value: number) => (value <= max ? null : `at most ${max}`);
export const regex = (pattern: RegExp) => (value: string) => (pattern.test(value) ? null : `text like ${pattern}`);
