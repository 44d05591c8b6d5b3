import type { JsonSchema } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "../../releases/errors.ts";
import type { Release } from "../../releases/read-release.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import { incompatibility } from "./compatible.ts";
import { type Described, type LiveApi, readApi } from "./live-api.ts";
import { type OperationUse, partiesOf } from "./parties.ts";

/** Checks that the live API still accepts every operation these releases call, and answers as they expect. */
export async function checkOperations(store: ReleaseStore, releases: Release[], address: string): Promise<void> {
  const callers = (await partiesOf(store, releases)).filter(({ operations }) => Object.keys(operations).length > 0);
  if (callers.length === 0) return;
  const api = await readApi(address);
  for (const { release, operations } of callers) {
    for (const [id, operation] of Object.entries(operations)) {
      const fault = faultOf(operation, api);
      if (!fault) continue;
      throw new ReleaseRefused(
        "CONTRACT",
        `${release} calls ${id}, ${fault}. Put the API live first that answers it as the release needs, or promote a release built for the API at ${address}.`,
      );
    }
  }
}

function faultOf(operation: OperationUse, api: LiveApi): string | null {
  const described = api.operation(operation.method, operation.path);
  if (!described) return "which the live API does not have";
  const request = incompatibility(operation.request, requestTaken(operation, described), {
    acceptedRoot: api.document,
  });
  if (request) return `which the live API takes otherwise: in what is sent, ${request}`;
  const response = incompatibility(described.response, operation.response, { sentRoot: api.document });
  return response && `which the live API answers otherwise: in the response, ${response}`;
}

/** The request that the API accepts, in the form in which releases describe their requests. */
function requestTaken({ request }: OperationUse, { parameters, body }: Described): JsonSchema {
  const sent = (request.properties ?? {}) as JsonSchema;
  const parts = { params: "path", query: "query", headers: "header" };
  const properties: JsonSchema = {};
  const required: string[] = [];
  for (const [part, place] of Object.entries(parts)) {
    const own = parameters.filter((one) => one.in === place);
    const needed = own.filter((one) => one.required).map(({ name }) => name);
    properties[part] = {
      type: "object",
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: needed,
      // The document lists every parameter, and the API ignores unlisted ones silently; the check refuses them instead.
      ...(place === "header" ? {} : { additionalProperties: false }),
    };
    if (needed.length > 0 && !(part in sent)) required.push(part);
  }
  if (body) {
    properties.body = body.schema;
    if (body.required && !("body" in sent)) required.push("body");
  }
  return { type: "object", properties, required };
}
