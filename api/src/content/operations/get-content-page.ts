import { getContentPage } from "@thuot-tha/shared/contracts/operations/content/get-content-page";
import { formatDong } from "@thuot-tha/shared/domain";
import type { Config } from "../../config/config.ts";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { renderMarkdown } from "../markdown.ts";
import { findPage } from "../queries/content.ts";

/** Fills in the operator's settings, such as `{{shipping.fee}}`, so that texts always show the current numbers. */
const withSettings = (body: string, { shipping, rental }: Config): string =>
  body
    .replaceAll("{{shipping.fee}}", formatDong(shipping.fee))
    .replaceAll("{{shipping.freeFrom}}", formatDong(shipping.freeFrom))
    .replaceAll("{{rental.latePercent}}", String(rental.latePercent));

export const getContentPageHandler = handle(getContentPage, async ({ params, context }) => {
  const page = await findPage(context.db, params.kind, params.slug);
  if (!page) throw new NotFound("PAGE_NOT_FOUND", "Không tìm thấy trang này.");
  const { kind, slug, title, body, updatedAt } = page;
  return {
    kind,
    slug,
    title,
    html: renderMarkdown(withSettings(body, context.config)),
    updatedAt: updatedAt.toISOString(),
  };
});
