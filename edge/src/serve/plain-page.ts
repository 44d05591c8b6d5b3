/** What a shopper sees when not even the shell can be had: one sentence and a way to try again. */
export const plainPage = (message: string): string => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Thướt Tha</title><meta name="robots" content="noindex">
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;text-align:center;background:#fbf8f3;color:#221c18;font:1.125rem/1.6 system-ui,sans-serif}main{padding:2rem}h1{font-family:Georgia,serif;font-weight:400}a{color:#7b2d43}</style>
</head><body><main><h1>Thướt Tha</h1><p>${message}</p><p><a href="">Thử lại</a></p></main></body></html>`;
