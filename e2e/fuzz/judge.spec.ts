import { expect, test } from "@playwright/test";
import type { Operation } from "./document.ts";
import { judgeBy } from "./judge.ts";
import type { Answer } from "./send.ts";

const components = {
  schemas: {
    ErrorBody: {
      type: "object",
      properties: { message: { type: "string" }, code: { type: "string" } },
      required: ["message", "code"],
    },
    Line: { type: "object", properties: { quantities: { type: "integer" } }, required: ["quantities"] },
  },
  responses: {},
};
const operation: Operation = {
  ...{ name: "GET /v2/cart", method: "GET", path: "/v2/cart", parameters: [], bodies: [] },
  answers: new Map([
    [200, { $ref: "#/components/schemas/Line" }],
    [204, undefined],
    [404, { $ref: "#/components/schemas/ErrorBody" }],
    [429, { $ref: "#/components/schemas/ErrorBody" }],
  ]),
};
const judge = judgeBy({ components });

function judged(answer: Partial<Answer>, request: { isAddressed?: boolean; method?: string } = {}): string | undefined {
  const headers = { "x-request-id": "1", "content-type": "application/json; charset=utf-8", ...answer.headers };
  const parts = { params: {}, query: [], headers: {}, contentType: undefined, body: undefined };
  return judge(
    { operation, ...parts, method: "GET", isAddressed: true, ...request },
    { status: 404, body: '{"message":"Không tìm thấy.","code":"NOT_FOUND"}', ...answer, headers },
  );
}

test("an answer that the document promises is right", () => {
  expect(judged({ status: 200, body: '{"quantities":1}' })).toBeUndefined();
  expect(judged({ status: 204, body: "" })).toBeUndefined();
  expect(judged({})).toBeUndefined();
});

test("a success that does not fit its schema is wrong", () => {
  expect(judged({ status: 200, body: '{"quantities":1.5}' })).toMatch(/^does not fit its schema: .*integer/);
  expect(judged({ status: 200, body: "<html>" })).toMatch(/^does not fit its schema/);
});

test("a status that the document lacks is wrong, unless the request was none to the operation", () => {
  expect(judged({ status: 409 })).toBe("has a status that the document lacks");
  expect(judged({ status: 409 }, { isAddressed: false })).toBeUndefined();
  expect(judged({ status: 431 })).toBeUndefined();
});

test("a fault is wrong, also where the document has it", () => {
  expect(judged({ status: 500 })).toBe("is a fault of the server");
  expect(judged({ status: 502 }, { isAddressed: false })).toBe("is a fault of the server");
});

test("a server may be busy as long as its Retry-After", () => {
  expect(judged({ status: 503, headers: { "retry-after": "5" } })).toBeUndefined();
  expect(judged({ status: 503 })).toBe("has no Retry-After");
  expect(judged({ status: 429 })).toBe("has no Retry-After");
});

test("a refusal has the shop's form, a code and Vietnamese words", () => {
  expect(judged({ body: "" })).toMatch(/^is no error in the shop's form/);
  expect(judged({ body: '{"message":"Không tìm thấy."}' })).toMatch(/^is no error in the shop's form: .*code/);
  expect(judged({ headers: { "content-type": "text/html" } })).toMatch(/^is no error in the shop's form/);
  expect(judged({ body: '{"message":"Không tìm thấy.","code":"Not Found"}' })).toBe("has the code Not Found");
  expect(judged({ body: '{"message":"Not found","code":"NOT_FOUND"}' })).toBe("does not speak Vietnamese: Not found");
  const fields = '{"message":"Không tìm thấy.","code":"NOT_FOUND","fields":{"id":"Required"}}';
  expect(judged({ body: fields })).toBe("does not speak Vietnamese: Required");
});

test("every answer has a request id", () => {
  expect(judged({ headers: { "x-request-id": undefined } })).toBe("has no X-Request-Id");
});

test("an answer to HEAD has no body", () => {
  expect(judged({ body: "" }, { method: "HEAD", isAddressed: false })).toBeUndefined();
});
