import * as fc from "fast-check";
import * as hostile from "./hostile.ts";
import { inAddress, inHeader, isJson, type Parts } from "./parts.ts";

/** Makes one part of a request invalid. */
export type Change = (parts: Parts) => Parts;

const anyValue = fc.constantFrom(...hostile.values);
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

/** A copy of a JSON value in which one place, chosen by an index, is changed. */
function changedAt(value: unknown, index: number, change: (holder: object, key: string) => void): unknown {
  const copy = structuredClone({ value });
  const places: [holder: object, key: string][] = [];
  const open: unknown[] = [copy];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    if (typeof holder !== "object" || holder === null) continue;
    for (const [key, inner] of Object.entries(holder)) {
      places.push([holder, key]);
      open.push(inner);
    }
  }
  const [holder, key] = pick(places, index) ?? [copy, "value"];
  change(holder, key);
  return copy.value;
}

const wrongField: fc.Arbitrary<Change> = fc.tuple(fc.nat(), anyValue).map(([index, value]) => (parts) => {
  if (isJson(parts)) {
    return { ...parts, body: changedAt(parts.body, index, (holder, key) => Object.assign(holder, { [key]: value })) };
  }
  const places: (() => Partial<Parts>)[] = [
    ...Object.keys(parts.params).map((name) => () => ({
      params: { ...parts.params, [name]: inAddress(value) },
      isAddressed: false,
    })),
    ...Object.keys(parts.headers).map((name) => () => ({ headers: { ...parts.headers, [name]: inHeader(value) } })),
    ...parts.query.map(([name]) => () => ({
      query: parts.query.map(([key, one]): [string, string] => [key, key === name ? String(value) : one]),
    })),
    () => ({ query: [...parts.query, ["pagination.page", String(value)]] }),
  ];
  return { ...parts, ...pick(places, index)?.() };
});

const lackingField: fc.Arbitrary<Change> = fc.nat().map((index) => (parts) => {
  if (isJson(parts)) {
    return { ...parts, body: changedAt(parts.body, index, (holder, key) => Reflect.deleteProperty(holder, key)) };
  }
  const { [pick(Object.keys(parts.headers), index) ?? ""]: _lacking, ...headers } = parts.headers;
  return { ...parts, headers };
});

const moreFields: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), fc.constantFrom(...hostile.names, "customerId", "isAdmin"), anyValue)
  .map(([index, name, value]) => (parts) => {
    if (!isJson(parts)) return { ...parts, query: [...parts.query, [name, String(value)]] };
    // An assignment to `__proto__` would add no property.
    const add = (holder: object) => Object.defineProperty(holder, name, { value, enumerable: true });
    return { ...parts, body: changedAt(parts.body, index, add) };
  });

const hostileBody: fc.Arbitrary<Change> = fc
  .tuple(
    fc.constantFrom(...hostile.bodies),
    fc.oneof(fc.constant("application/json"), fc.constantFrom(...hostile.contentTypes)),
  )
  .map(([body, contentType]) => (parts) => ({ ...parts, body, contentType }));

const hostileType: fc.Arbitrary<Change> = fc
  .constantFrom(...hostile.contentTypes)
  .map((contentType) => (parts) => ({ ...parts, contentType, body: parts.body ?? Buffer.from("x") }));

const hostilePath: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), fc.constantFrom(...hostile.segments))
  .map(([index, segment]) => (parts) => {
    const name = pick(Object.keys(parts.params), index);
    if (name !== undefined) return { ...parts, params: { ...parts.params, [name]: segment }, isAddressed: false };
    const operation = { ...parts.operation, path: `${parts.operation.path}/${segment}` };
    return { ...parts, operation, isAddressed: false };
  });

const hostileQuery: fc.Arbitrary<Change> = fc
  .constantFrom(...hostile.queries)
  .map((rawQuery) => (parts) => ({ ...parts, rawQuery }));

const hostileHeaders: fc.Arbitrary<Change> = fc
  .constantFrom(...hostile.headers)
  .map((headers) => (parts) => ({ ...parts, headers: { ...parts.headers, ...headers } }));

const hostileMethod: fc.Arbitrary<Change> = fc.constantFrom(...hostile.methods).map((method) => (parts) => ({
  ...parts,
  method,
  isAddressed: parts.isAddressed && method === parts.operation.method,
}));

/** Small mistakes in an otherwise valid request. */
export const mistakes: fc.Arbitrary<Change> = fc.oneof({ weight: 4, arbitrary: wrongField }, lackingField, moreFields);

/** One or two changes at once that no honest client makes. */
export const attacks: fc.Arbitrary<Change> = (() => {
  const one = fc.oneof(hostileBody, hostileType, hostilePath, hostileQuery, hostileHeaders, hostileMethod);
  const two = fc.tuple(one, one).map(
    ([first, second]): Change =>
      (parts) =>
        second(first(parts)),
  );
  return fc.oneof({ weight: 4, arbitrary: one }, two);
})();
