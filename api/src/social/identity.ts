import { isEmail, normalizeEmail, typedLine } from "@thuot-tha/shared/domain/customer";
import type { Identity } from "./provider.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Joins the name into one line, as the shop's own form requires. */
const nameOf = (value: unknown): string => typedLine(textOf(value).replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")).slice(0, 80);

/** Reads a person's identity from a provider's claims. Apple sends booleans as strings. */
export function identityOf(claims: Record<string, unknown>, subject: unknown): Identity {
  if (typeof subject !== "string" || subject === "") throw new Error("The provider returns no subject");
  const email = normalizeEmail(textOf(claims.email));
  return {
    subject,
    email: isEmail(email) ? email : null,
    emailVerified: claims.email_verified === true || claims.email_verified === "true",
    fullName: nameOf(claims.name),
  };
}
