import { escaped, page } from "../http/page.ts";

/** What a shopper may do on a gateway's page; the values of its buttons. */
export const decisions = { approve: "PAID", decline: "DECLINED", cancel: "CANCELLED" } as const;
export type Decision = keyof typeof decisions;
export const isDecision = (value: unknown): value is Decision =>
  typeof value === "string" && Object.hasOwn(decisions, value);

export interface Choice {
  title: string;
  /** Where the form goes. */
  action: string;
  /** Shown, label first. */
  facts: readonly (readonly [label: string, value: string])[];
  /** To be filled in. */
  fields?: readonly { name: string; label: string; value: string; inputmode?: "numeric" }[];
}

const lead = "Đây là cổng thanh toán thử nghiệm của cửa hàng. Không có đồng nào được chuyển.";

/** The page that asks what shall become of a payment: "Thanh toán", "Từ chối" or "Huỷ". */
export function choicePage({ title, action, facts, fields = [] }: Choice): string {
  const rows = facts.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`);
  const inputs = fields.map(
    ({ name, label, value, inputmode }) =>
      `<label><span>${escaped(label)}</span><input name="${name}" value="${escaped(value)}" required${inputmode ? ` inputmode="${inputmode}"` : ""}></label>`,
  );
  return page(
    title,
    `<p>${lead}</p><dl>${rows.join("")}</dl><form method="post" action="${escaped(action)}">${inputs.join("")}
<button class="main" name="decision" value="approve">Thanh toán</button>
<button name="decision" value="decline" formnovalidate>Từ chối</button>
<button name="decision" value="cancel" formnovalidate>Huỷ</button></form>`,
  );
}

/** A page that says something, and leads on. */
export const wordPage = (title: string, text: string, link?: { href: string; label: string }): string =>
  page(
    title,
    `<p role="status">${escaped(text)}</p>${link ? `<a class="button" href="${escaped(link.href)}">${escaped(link.label)}</a>` : ""}`,
  );
