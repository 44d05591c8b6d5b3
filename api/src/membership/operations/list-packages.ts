import { listPackages as operation } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { handle } from "../../http/handle.ts";
import { listPackages } from "../queries/memberships.ts";

export const listPackagesHandler = handle(operation, async ({ context }) => ({
  items: await listPackages(context.db),
}));
