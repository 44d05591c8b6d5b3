/**
 * Imports every module of `shared/build/platform.json` once, because webpack provides only what the shell imports. Lazy
 * imports become their own chunks.
 */
import "react/jsx-runtime";
import "react-dom";
import "redux-saga/effects";
import "@thuot-tha/shared/contracts";
import "@thuot-tha/shared/domain";
import "@thuot-tha/shared/http";
import "@thuot-tha/shared/platform";
import "@thuot-tha/shared/schema";
import "@thuot-tha/shared/ui";

export const lazyPlatform = {
  dayjs: () => import("dayjs"),
  "@thuot-tha/shared/ui/dates": () => import("@thuot-tha/shared/ui/dates"),
  "@thuot-tha/shared/ui/forms": () => import("@thuot-tha/shared/ui/forms"),
  "@thuot-tha/shared/ui/overlays": () => import("@thuot-tha/shared/ui/overlays"),
  "@thuot-tha/shared/ui/tables": () => import("@thuot-tha/shared/ui/tables"),
};
