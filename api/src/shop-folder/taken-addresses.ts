import type { Route } from "@thuot-tha/shared/contracts";
import { isEdgePath } from "@thuot-tha/shared/contracts/edge-paths";
import * as account from "@thuot-tha/shared/contracts/routes/account";
import * as catalogue from "@thuot-tha/shared/contracts/routes/catalogue";
import * as checkout from "@thuot-tha/shared/contracts/routes/checkout";
import * as content from "@thuot-tha/shared/contracts/routes/content";
import * as membership from "@thuot-tha/shared/contracts/routes/membership";
import * as session from "@thuot-tha/shared/contracts/routes/session";
import * as shell from "@thuot-tha/shared/contracts/routes/shell";

const isRoute = (one: unknown): one is Route => typeof one === "object" && one !== null && "path" in one;
const routes = [account, catalogue, checkout, content, membership, session, shell].flatMap((file) =>
  Object.values<unknown>(file).filter(isRoute),
);

const firstParts = new Set(routes.map(({ path }) => path.split("/")[1]));

/** Whether an address of the shop begins with this part, so that it cannot be a category's. */
export const isTaken = (part: string): boolean => firstParts.has(part) || isEdgePath(`/${part}`);
