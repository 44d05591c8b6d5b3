import { escapeHtml } from "@thuot-tha/shared/server";
import type { Block, Letter } from "./letter.ts";

const ink = "#26221f";
const faint = "#5f564d";
const plum = "#7b2d43";
const rule = "#e4dccf";
const serif = "Georgia,'Times New Roman',serif";
const sans = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const row = (left: string, right: string): string =>
  `<tr><td style="padding:10px 16px 10px 0;border-top:1px solid ${rule};vertical-align:top">${left}</td><td align="right" style="padding:10px 0;border-top:1px solid ${rule};vertical-align:top;white-space:nowrap">${right}</td></tr>`;
const table = (rows: readonly string[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-bottom:1px solid ${rule}">${rows.join("")}</table>`;

function htmlOf(block: Block): string {
  switch (block.kind) {
    case "words":
      return `<p style="margin:0 0 20px">${escapeHtml(block.text).replace(/\n/g, "<br>")}</p>`;
    case "button":
      return `<p style="margin:4px 0 28px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:14px 28px;background:${plum};color:#ffffff;text-decoration:none;font-weight:600;border-radius:2px">${escapeHtml(block.label)}</a></p>`;
    case "facts":
      return table(
        block.facts.map(([label, value]) =>
          row(`<span style="color:${faint}">${escapeHtml(label)}</span>`, `<strong>${escapeHtml(value)}</strong>`),
        ),
      );
    case "goods":
      return table(
        block.goods.map(({ name, details, price }) =>
          row(
            `<strong>${escapeHtml(name)}</strong><br><span style="color:${faint};font-size:14px">${escapeHtml(details)}</span>`,
            escapeHtml(price),
          ),
        ),
      );
  }
}

/** Renders a letter as HTML for mail clients, which support tables and inline styles only. */
export const asHtml = ({ subject, preview, greeting, blocks }: Letter, shopUrl: string): string => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4efe8">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4efe8"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">
<tr><td style="padding:32px 32px 0;font:28px/1.2 ${serif};color:${plum}"><a href="${escapeHtml(shopUrl)}" style="color:${plum};text-decoration:none">Thướt Tha</a></td></tr>
<tr><td style="padding:24px 32px 12px;font:16px/1.6 ${sans};color:${ink}">
<p style="margin:0 0 20px">${escapeHtml(greeting)}</p>
${blocks.map(htmlOf).join("\n")}
</td></tr></table>
<p style="margin:20px 0 0;font:13px/1.5 ${sans};color:${faint}">Thướt Tha, thuê và mua thời trang cho ngày bạn chọn</p>
</td></tr></table></body></html>`;
