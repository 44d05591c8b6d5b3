import { listPackages } from "../../db/queries/memberships.ts";
import { operation } from "../operation.ts";

export const membershipPackages = operation("membership.packages", async ({ context }) => ({
  items: await listPackages(context.db),
}));
