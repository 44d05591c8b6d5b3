import type { Route } from "@thuot-tha/shared/contracts";
import { isEdgePath } from "@thuot-tha/shared/contracts/edge-paths";
import * as account from "@thuot-tha/shared/contracts/routes/account";
import * as catalogue from "@thuot-tha/shared/contracts/routes/catalogue";
import * as checkout from "@thuot-tha/shared/contracts/routes/checkout";
import * as content from "@thuot-tha/shared/contracts/routes/content";
import * as membership from "@thuot-tha/shared/contracts/routes/membership";
import * as session from "@thuot-tha/shared/contracts/routes/session";
import * as shell from "@thuot-tha/shared/contracts/routes/shell";

const { linkToLogin: _, ...sessionRoutes } = session;
const routes: Route[] = Object.values({
  ...account,
  ...catalogue,
  ...checkout,
  ...content,
  ...membership,
  ...sessionRoutes,
  ...shell,
});

const firstParts = new Set(routes.map(({ path }) => path.split("/")[1]));

/** Whether an address of the shop begins with this part, so that it cannot be a category's. */
export const isTaken = (part: string): boolean => firstParts.has(part) || isEdgePath(`/${part}`);
