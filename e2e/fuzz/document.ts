/** A JSON Schema of the document, as far as the fuzz reads it. */
export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

type Content = Record<string, { schema?: Schema }>;

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Schema;
}

interface Described {
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, { content?: Content }>;
  };
}

export interface Operation {
  /** "POST /v2/order"; unlike an `operationId`, it never changes. */
  name: string;
  method: string;
  /** "/v2/order/{orderId}/pay" */
  path: string;
  parameters: Parameter[];
  /** Schemas of the request body by content type; undefined for a body of bytes. */
  bodies: [type: string, schema: Schema | undefined][];
  /** Schemas of JSON answers by status; undefined for an answer that the document does not describe further. */
  answers: Map<number, Schema | undefined>;
}

/** Every operation of an OpenAPI document. */
export function operationsOf({ paths, components }: OpenApi): Operation[] {
  const contentOf = ({ $ref, content }: { $ref?: string; content?: Content }): Content | undefined =>
    $ref ? components.responses[$ref.slice($ref.lastIndexOf("/") + 1)]?.content : content;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters,
      bodies: Object.entries(requestBody?.content ?? {}).map(([type, { schema }]): [string, Schema | undefined] => [
        type,
        schema,
      ]),
      answers: new Map(
        Object.entries(responses).map(([status, response]) => [
          Number(status),
          contentOf(response)?.["application/json"]?.schema,
        ]),
      ),
    })),
  );
}

export async function readDocument(url: string): Promise<OpenApi> {
  const response = await fetch(new URL("/v2/openapi.json", url));
  if (!response.ok) throw new Error(`The document cannot be read: ${response.status}`);
  return (await response.json()) as OpenApi;
}
