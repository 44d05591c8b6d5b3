import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";

interface Options {
  /** HTTP status of the page. */
  status: number;
  /** One sentence, without markup. */
  message: string;
}

const ways = { again: '<a href="">Thử lại</a>', home: `<a href="${homeRoute.path}">Về trang chủ</a>` };

/**
 * The page for shoppers when the shell is unavailable: one sentence, and a retry link when a retry may help. A 5xx page
 * carries no robots rule, so that search engines keep their entry of the address.
 */
export const plainPage = ({ status, message }: Options): string => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Thướt Tha</title>${status < 500 ? '<meta name="robots" content="noindex">' : ""}
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;text-align:center;background:#fbf8f3;color:#221c18;font:1.125rem/1.6 system-ui,sans-serif}main{padding:2rem}h1{font-family:Georgia,serif;font-weight:400}a{color:#7b2d43}</style>
</head><body><main><h1>Thướt Tha</h1><p>${message}</p><p>${status < 500 ? ways.home : ways.again}</p></main></body></html>`;

export const plainPageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
