import { safe } from "./markup.ts";
import { script } from "./script.ts";
import { style } from "./style.ts";

/** A page for operators. @param withScript adds the script that keeps it up to date */
export const frame = (title: string, content: string, withScript = false): string =>
  `${pageStart(title)}${content}</main>${withScript ? `<script>${script}</script>` : ""}</body></html>`;

/** The page up to its content, which may follow bit by bit. */
export const pageStart = (title: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${safe(title)} · Thướt Tha</title><style>${style}</style></head><body><header><span class="brand">Thướt Tha</span></header><main><h1>${safe(title)}</h1>`;
