import { getContentPage } from "@thuot-tha/shared/contracts/operations/content/get-content-page";
import { findPage } from "../../db/queries/content.ts";
import { NotFound } from "../../errors.ts";
import { renderMarkdown } from "../../services/markdown.ts";
import { handle } from "../handle.ts";

export const contentPage = handle(getContentPage, async ({ params, context }) => {
  const page = await findPage(context.db, params.kind, params.slug);
  if (!page) throw new NotFound("PAGE_NOT_FOUND", "Không tìm thấy trang này.");
  const { kind, slug, title, body, updatedAt } = page;
  return { kind, slug, title, html: renderMarkdown(body), updatedAt: updatedAt.toISOString() };
});
