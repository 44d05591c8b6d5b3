export type { Access, Endpoint, Method, OperationName } from "./endpoints.ts";
export { endpoints } from "./endpoints.ts";
export type { OperationSchema } from "./schema.ts";
export { operations } from "./schemas.ts";
export * from "./entities.ts";
export type { OperationInput, OperationOutput } from "./types.ts";
