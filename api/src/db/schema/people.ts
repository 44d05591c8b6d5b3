import type { Gender, LoginProvider } from "@thuot-tha/shared/contracts/operations/entities";
import { integer, numeric, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { day, generatedId, moment, sum } from "./columns.ts";

export const users = pgTable("users", {
  id: generatedId(),
  email: text("email").notNull(),
  phone: text("phone"),
  fullName: text("full_name").notNull(),
  passwordHash: text("password_hash"),
  avatar: text("avatar"),
  emailProvenAt: moment("email_proven_at"),
  createdAt: moment("created_at").notNull(),
});

export const customers = pgTable("customers", {
  id: generatedId(),
  userId: text("user_id").notNull(),
  birthday: day("birthday"),
  gender: text("gender").$type<Gender>(),
  height: smallint("height"),
  weight: smallint("weight"),
});

export const sessions = pgTable("sessions", {
  tokenHash: text("token_hash").primaryKey(),
  userId: text("user_id").notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const passwordResets = pgTable("password_resets", {
  tokenHash: text("token_hash").primaryKey(),
  userId: text("user_id").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

export const emailConfirmations = pgTable("email_confirmations", {
  tokenHash: text("token_hash").primaryKey(),
  userId: text("user_id").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const emailChanges = pgTable("email_changes", {
  tokenHash: text("token_hash").primaryKey(),
  userId: text("user_id").notNull(),
  email: text("email").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const membershipPackages = pgTable("membership_packages", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  type: text("type").notNull(),
  color: text("color").notNull(),
  price: integer("price").notNull(),
  durationDays: integer("duration_days").notNull(),
  percentDiscount: numeric("percent_discount", { precision: 5, scale: 2, mode: "number" }).notNull(),
  extendDay: integer("extend_day").notNull(),
  perks: text("perks").array().notNull(),
  position: integer("position").notNull(),
});

export const memberships = pgTable("memberships", {
  id: generatedId(),
  customerId: text("customer_id").notNull(),
  packageId: text("package_id").notNull(),
  startsAt: moment("starts_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  price: sum("price").notNull().default(0),
  paymentId: text("payment_id"),
  creditedTo: text("credited_to"),
  shortenedAt: moment("shortened_at"),
});

export const socialIdentities = pgTable("social_identities", {
  provider: text("provider").$type<LoginProvider>().notNull(),
  subject: text("subject").notNull(),
  userId: text("user_id").notNull(),
});

export const signInAttempts = pgTable("sign_in_attempts", {
  stateHash: text("state_hash").primaryKey(),
  browserHash: text("browser_hash").notNull(),
  provider: text("provider").$type<LoginProvider>().notNull(),
  nonce: text("nonce").notNull(),
  verifier: text("verifier").notNull(),
  returnTo: text("return_to").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  resetsAt: moment("resets_at").notNull(),
});
