import { getPackage } from "@thuot-tha/shared/contracts/operations/membership/get-package";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { findPackage } from "../queries/memberships.ts";

export const getPackageHandler = handle(getPackage, async ({ params, context }) => {
  const found = await findPackage(context.db, params.id);
  if (!found) throw new NotFound("PACKAGE_NOT_FOUND", "Không tìm thấy gói thành viên này.");
  return found;
});
