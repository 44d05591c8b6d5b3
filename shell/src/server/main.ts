import { platform as platformModules } from "@thuot-tha/shared/build/platform/modules";
import type { ShellServer } from "@thuot-tha/shared/contracts/remote";
import { canonicalUrl as canonicalDocumentUrl } from "./canonical-url.ts";
import { render as renderDocument } from "./render.tsx";
import { startSource } from "./start-scripts.ts";

// What the edge loads: see `ShellServer`.

export const platform: ShellServer["platform"] = platformModules;

export const inlineScripts: ShellServer["inlineScripts"] = [startSource];

export const readsLoadToken: ShellServer["readsLoadToken"] = true;

export const canonicalUrl: ShellServer["canonicalUrl"] = canonicalDocumentUrl;

export const render: ShellServer["render"] = renderDocument;
