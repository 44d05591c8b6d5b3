import type { z } from "zod";

/** What travels in one operation. Absent parts carry nothing. Query and path values arrive as strings: schemas coerce. */
export interface OperationSchema {
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}
