import * as contracts from "@thuot-tha/shared/contracts";
import type { ShellServer } from "@thuot-tha/shared/contracts/remote";
import * as domain from "@thuot-tha/shared/domain";
import * as http from "@thuot-tha/shared/http";
import * as platformDoor from "@thuot-tha/shared/platform";
import * as schema from "@thuot-tha/shared/schema";
import * as ui from "@thuot-tha/shared/ui";
import * as dates from "@thuot-tha/shared/ui/dates";
import * as forms from "@thuot-tha/shared/ui/forms";
import * as overlays from "@thuot-tha/shared/ui/overlays";
import * as tables from "@thuot-tha/shared/ui/tables";
import dayjs from "dayjs";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as reactDomClient from "react-dom/client";
import * as reactRedux from "react-redux";
import * as redux from "redux";
import * as reduxSaga from "redux-saga";
import * as effects from "redux-saga/effects";
import { canonicalUrl as canonicalDocumentUrl } from "./canonical-url.ts";
import { render as renderDocument } from "./render.tsx";
import { startSource } from "./start-scripts.ts";

/** What the edge loads: see `ShellServer`. The keys are those of `shared/build/platform.json`. */
export const platform: ShellServer["platform"] = {
  react,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "react-dom/client": reactDomClient,
  redux,
  "react-redux": reactRedux,
  "redux-saga": reduxSaga,
  "redux-saga/effects": effects,
  dayjs,
  "@thuot-tha/shared/contracts": contracts,
  "@thuot-tha/shared/domain": domain,
  "@thuot-tha/shared/http": http,
  "@thuot-tha/shared/platform": platformDoor,
  "@thuot-tha/shared/schema": schema,
  "@thuot-tha/shared/ui": ui,
  "@thuot-tha/shared/ui/dates": dates,
  "@thuot-tha/shared/ui/forms": forms,
  "@thuot-tha/shared/ui/overlays": overlays,
  "@thuot-tha/shared/ui/tables": tables,
};

export const inlineScripts: ShellServer["inlineScripts"] = [startSource];

export const canonicalUrl: ShellServer["canonicalUrl"] = canonicalDocumentUrl;

export const render: ShellServer["render"] = renderDocument;
