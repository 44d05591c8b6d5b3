import { getPackage } from "@thuot-tha/shared/contracts/operations/membership/get-package";
import { findPackage } from "../../db/queries/memberships.ts";
import { NotFound } from "../../errors.ts";
import { handle } from "../handle.ts";

export const membershipPackage = handle(getPackage, async ({ params, context }) => {
  const found = await findPackage(context.db, params.id);
  if (!found) throw new NotFound("PACKAGE_NOT_FOUND", "Không tìm thấy gói hội viên này.");
  return found;
});
