import { escapeHtml } from "@thuot-tha/shared/server";
import { page } from "../http/page.ts";

/** The shopper's choices on a gateway's page; the values of its buttons. */
export const decisions = { approve: "PAID", decline: "DECLINED", cancel: "CANCELLED" } as const;
export type Decision = keyof typeof decisions;
export const isDecision = (value: unknown): value is Decision =>
  typeof value === "string" && Object.hasOwn(decisions, value);

export interface Choice {
  title: string;
  /** Target of the form. */
  action: string;
  /** Shown, label first. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Input fields. */
  fields?: readonly { name: string; label: string; value: string; inputmode?: "numeric" }[];
}

const lead = "Đây là cổng thanh toán thử nghiệm của cửa hàng. Không có đồng nào được chuyển.";

/** A page that offers "Thanh toán", "Từ chối" and "Huỷ". */
export function choicePage({ title, action, facts, fields = [] }: Choice): string {
  const rows = facts.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`);
  const inputs = fields.map(
    ({ name, label, value, inputmode }) =>
      `<label><span>${escapeHtml(label)}</span><input name="${name}" value="${escapeHtml(value)}" required${inputmode ? ` inputmode="${inputmode}"` : ""}></label>`,
  );
  return page(
    title,
    `<p>${lead}</p><dl>${rows.join("")}</dl><form method="post" action="${escapeHtml(action)}">${inputs.join("")}
<button class="main" name="decision" value="approve">Thanh toán</button>
<button name="decision" value="decline" formnovalidate>Từ chối</button>
<button name="decision" value="cancel" formnovalidate>Huỷ</button></form>`,
  );
}

/** A page with a message and a link. */
export const wordPage = (title: string, text: string, link?: { href: string; label: string }): string =>
  page(
    title,
    `<p role="status">${escapeHtml(text)}</p>${link ? `<a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : ""}`,
  );
