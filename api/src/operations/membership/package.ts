import { findPackage } from "../../db/queries/memberships.ts";
import { NotFound } from "../../errors.ts";
import { operation } from "../operation.ts";

export const membershipPackage = operation("membership.package", async ({ params, context }) => {
  const found = await findPackage(context.db, params.id);
  if (!found) throw new NotFound("PACKAGE_NOT_FOUND", "Không tìm thấy gói hội viên này.");
  return found;
});
