import { escapeHtml } from "@thuot-tha/shared/server";
import type { FastifyReply } from "fastify";

const style = `
:root{color-scheme:light dark;--paper:#fff;--ground:#f4efe8;--ink:#26221f;--soft:#5f564d;--line:#dcd3c6;--edge:#857a6e;--wine:#7b2d43;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#211d1b;--ground:#161312;--ink:#f1ebe4;--soft:#b9aea2;--line:#3d3632;--edge:#8d8177;--wine:#e3a3b5;--on:#2b0f18}}
*{box-sizing:border-box}
body{margin:0;padding:16px;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;padding:24px 24px 14px;background:var(--paper);border:1px solid var(--line);border-radius:4px}
main.wide{max-width:760px}
h1{margin:0 0 4px;font-size:22px;line-height:1.3}
p{margin:0 0 16px}
dl{margin:0 0 20px;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft);white-space:nowrap}dd{margin:0;text-align:right;overflow-wrap:anywhere;font-weight:600}
ol{margin:0 0 16px;padding:0;list-style:none}
li{border-top:1px solid var(--line)}li a{display:block;padding:12px 0;color:inherit}
iframe{width:100%;height:70vh;border:1px solid var(--line);background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}pre a,p a:not(.button){color:var(--wine)}
label{display:block;margin:0 0 14px}label span{display:block;margin-bottom:4px;color:var(--soft)}
input:not([type=checkbox]){width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:4px;background:none;color:inherit;font:inherit}
button,a.button{display:block;width:100%;min-height:48px;margin:0 0 10px;padding:10px;border:1px solid var(--wine);border-radius:4px;background:none;color:var(--wine);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main,a.button{background:var(--wine);color:var(--on)}
:focus-visible{outline:3px solid #b08a3e;outline-offset:2px}
`;

/** A plain HTML document in Vietnamese, responsive and usable by keyboard. `main` is HTML. */
export function page(title: string, main: string, { wide = false } = {}): string {
  return `<!doctype html>
<html lang="vi">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main${wide ? ' class="wide"' : ""}><h1>${escapeHtml(title)}</h1>${main}</main></body>
</html>`;
}

export const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .header("content-type", "text/html; charset=utf-8")
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header("referrer-policy", "no-referrer")
    .send(html);
