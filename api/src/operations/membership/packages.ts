import { listPackages as operation } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { listPackages } from "../../db/queries/memberships.ts";
import { handle } from "../handle.ts";

export const membershipPackages = handle(operation, async ({ context }) => ({
  items: await listPackages(context.db),
}));
