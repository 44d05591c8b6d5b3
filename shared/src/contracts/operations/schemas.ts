import { accountOperations } from "./account.ts";
import { cartOperations } from "./cart.ts";
import { catalogueOperations } from "./catalogue.ts";
import { customerOperations } from "./customer.ts";
import type { OperationName } from "./endpoints.ts";
import { orderOperations } from "./order.ts";
import type { OperationSchema } from "./schema.ts";

/** One schema per operation: the server validates with it, and every caller takes its types from it. */
export const operations = {
  ...accountOperations,
  ...catalogueOperations,
  ...cartOperations,
  ...orderOperations,
  ...customerOperations,
} satisfies Record<OperationName, OperationSchema>;
