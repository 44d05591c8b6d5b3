import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { OpenApi, Schema } from "./document.ts";
import type { Parts } from "./parts.ts";
import type { Answer } from "./send.ts";

/** Letters that are written in Vietnamese only. Every sentence of the shop has some. */
const vietnamese = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i;

/** Statuses of refusals outside of any operation. */
const outsideOperations = new Set([408, 413, 414, 417, 431, 503]);
const errorBody: Schema = { $ref: "#/components/schemas/ErrorBody" };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Finds answers that break an OpenAPI document. */
export function judgeBy({ components }: Pick<OpenApi, "components">) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const compiled = new Map<Schema, ValidateFunction>();

  /** What of a value breaks a schema; undefined when nothing does. */
  function violation(schema: Schema, value: unknown): string | undefined {
    const known = compiled.get(schema);
    const validate = known ?? ajv.compile({ ...schema, components });
    if (!known) compiled.set(schema, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: "answer" });
  }

  /** What is wrong with the form of a refusal; undefined when nothing is. */
  function wrongForm({ status, headers, body }: Answer): string | undefined {
    const refusal = parsed(body) as { message?: unknown; code?: unknown; fields?: Record<string, unknown> } | undefined;
    const isJson = headers["content-type"]?.startsWith("application/json");
    if (!isJson || typeof refusal !== "object" || refusal === null) return "is no error in the shop's form";
    const found = violation(errorBody, refusal);
    if (found) return `is no error in the shop's form: ${found}`;
    if (!/^[A-Z][A-Z0-9_]+$/.test(String(refusal.code))) return `has the code ${refusal.code}`;
    const sentences = [refusal.message, ...Object.values(refusal.fields ?? {})];
    const foreign = sentences.find((sentence) => !vietnamese.test(String(sentence)));
    if (foreign !== undefined) return `does not speak Vietnamese: ${foreign}`;
    if ((status === 429 || status === 503) && !/^\d+$/.test(String(headers["retry-after"])))
      return "has no Retry-After";
    return undefined;
  }

  /** What is wrong with an answer to a request to an operation; undefined when nothing is. */
  return ({ operation, method, isAddressed }: Parts, answer: Answer): string | undefined => {
    const { status, headers, body } = answer;
    if (status >= 500 && status !== 503) return "is a fault of the server";
    if (!headers["x-request-id"]) return "has no X-Request-Id";
    if (method === "HEAD") return undefined;
    const isDescribed = isAddressed && operation.answers.has(status);
    if (!isDescribed) {
      if (isAddressed && !outsideOperations.has(status)) return "has a status that the document lacks";
      return status < 400 ? undefined : wrongForm(answer);
    }
    const schema = operation.answers.get(status);
    if (!schema) return undefined;
    if (schema.$ref === errorBody.$ref) return wrongForm(answer);
    const found = violation(schema, parsed(body));
    return found && `does not fit its schema: ${found}`;
  };
}
