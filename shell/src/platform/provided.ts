/**
 * Everything of `shared/build/platform.json` must be imported by the shell once: what it does not import, webpack does
 * not provide. What is lazy becomes a chunk of its own.
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
};
