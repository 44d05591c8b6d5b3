import * as fc from "fast-check";
import { attacks, mistakes } from "./changes.ts";
import type { Operation, Parameter } from "./document.ts";
import { inAddress, inHeader, isJson, type Parts } from "./parts.ts";
import { type Surroundings, valid } from "./values.ts";

/** How well a request conforms to the document. */
export type Kind = "valid" | "mutated" | "hostile";

export interface Knowledge extends Surroundings {
  /**
   * An earlier successful request to the operation, if any.
   * @param index any whole number
   */
  succeeded: (index: number) => Parts | undefined;
}

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Bytes of a form; its values are text. */
const formOf = (value: unknown): Buffer =>
  Buffer.from(new URLSearchParams(Object.entries(Object(value)).map(([name, one]) => [name, String(one)])).toString());

function bodyOf({ bodies }: Operation, knowledge: Knowledge): fc.Arbitrary<Pick<Parts, "contentType" | "body">> {
  if (bodies.length === 0) return fc.constant({ contentType: undefined, body: undefined });
  return fc.oneof(
    ...bodies.map(([contentType, schema]) => {
      const body = schema ? valid(schema, "", knowledge) : fc.constantFrom(pixel, Buffer.from("x"));
      return body.map((one) => ({ contentType, body: contentType.includes("form") ? formOf(one) : one }));
    }),
  );
}

/** Requests as the document describes them. */
function fresh(operation: Operation, knowledge: Knowledge): fc.Arbitrary<Parts> {
  const inPlace = (place: Parameter["in"]) => {
    const parameters = operation.parameters.filter((one) => one.in === place);
    return fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, valid(schema, name, knowledge)])), {
      requiredKeys: parameters.filter((one) => one.required).map(({ name }) => name),
      noNullPrototype: true,
    });
  };
  return fc
    .record({
      params: inPlace("path"),
      query: inPlace("query"),
      headers: inPlace("header"),
      content: bodyOf(operation, knowledge),
    })
    .map(({ params, query, headers, content }) => ({
      operation,
      method: operation.method,
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inAddress(value)])),
      query: Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, String(one)]),
      ),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, inHeader(value)])),
      ...content,
      isAddressed: true,
    }));
}

/** A request that has succeeded, as it was, with another address and headers, or with another field in its body. */
const again: ((known: Parts, made: Parts, index: number) => Parts)[] = [
  (known) => known,
  (known, made) => ({ ...made, contentType: known.contentType, body: known.body }),
  (known, made, index) => {
    if (!isJson(known) || !isJson(made)) return made;
    const fields = Object.entries(made.body as object);
    const [name, value] = fields[index % Math.max(1, fields.length)] ?? [];
    return name === undefined
      ? made
      : { ...known, headers: made.headers, body: { ...(known.body as object), [name]: value } };
  },
];

/** Half of the requests derive from successful ones, because few random requests would succeed. */
function right(operation: Operation, knowledge: Knowledge): fc.Arbitrary<Parts> {
  return fc
    .tuple(fresh(operation, knowledge), fc.nat(), fc.option(fc.constantFrom(...again), { freq: 2 }))
    .map(([made, index, repeat]) => {
      const known = repeat && knowledge.succeeded(index);
      return known ? repeat(known, made, index) : made;
    });
}

/** Requests to one operation. */
export function requestsTo(operation: Operation, kind: Kind, knowledge: Knowledge): fc.Arbitrary<Parts> {
  if (kind === "valid") return right(operation, knowledge);
  const changes = kind === "mutated" ? mistakes : attacks;
  return fc.tuple(right(operation, knowledge), changes).map(([parts, change]) => change(parts));
}
