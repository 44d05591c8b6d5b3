import type { Banner } from "@thuot-tha/shared/contracts/operations/entities";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const banners = pgTable("banners", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  subtitle: text("subtitle").notNull(),
  imagePath: text("image_path").notNull(),
  portraitPath: text("portrait_path"),
  link: text("link").notNull(),
  position: text("position").$type<Banner["position"]>().notNull(),
  rank: integer("rank").notNull(),
  startsAt: moment("starts_at"),
  endsAt: moment("ends_at"),
});

export const pages = pgTable("pages", {
  kind: text("kind").notNull(),
  slug: text("slug").notNull(),
  title: text("title").notNull(),
  body: text("body").notNull(),
  picturePath: text("picture_path"),
  updatedAt: moment("updated_at").notNull(),
});
