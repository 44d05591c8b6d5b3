import { getContentPage } from "@thuot-tha/shared/contracts/operations/content/get-content-page";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { renderMarkdown } from "../markdown.ts";
import { findPage } from "../queries/content.ts";
import { withSettings } from "../settings.ts";

export const getContentPageHandler = handle(getContentPage, async ({ params, context }) => {
  const page = await findPage(context.db, params.kind, params.slug);
  if (!page) throw new NotFound("PAGE_NOT_FOUND", "Không tìm thấy trang này.");
  const { kind, slug, title, body, picturePath, updatedAt } = page;
  return {
    kind,
    slug,
    title,
    // The picture is decorative, because the page's title already names its content.
    ...(picturePath ? { picture: { path: picturePath, alt: "" } } : {}),
    html: renderMarkdown(withSettings(body, context.config)),
    updatedAt: updatedAt.toISOString(),
  };
});
