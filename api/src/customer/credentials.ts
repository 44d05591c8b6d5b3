import { passwordMessages, passwordProblem } from "@thuot-tha/shared/domain/customer";
import { brokenConstraint } from "../db/violations.ts";
import { Conflict, InvalidFields } from "../errors.ts";

/** Refuses a new password that equals the owner's e-mail or phone; the schema checks the other rules. */
export function checkNewPassword(password: string, owner: { email: string; phone: string | null }): void {
  const problem = passwordProblem(password, { email: owner.email, phone: owner.phone ?? undefined });
  if (problem) throw new InvalidFields({ password: passwordMessages[problem] });
}

const takenKeys: Record<string, { field: string; message: string }> = {
  users_email_key: { field: "email", message: "E-mail này đã có tài khoản." },
  users_phone_key: { field: "phone", message: "Số điện thoại này đã có tài khoản." },
};

/** Maps a violated unique key of the users to a refusal that names the field; rethrows any other error. */
export function refuseTaken(error: unknown): never {
  const found = takenKeys[brokenConstraint(error) ?? ""];
  if (!found) throw error;
  throw new Conflict("ACCOUNT_TAKEN", found.message, { [found.field]: found.message });
}
