import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { useHost, useNavigate } from "@thuot-tha/shared/platform";
import { useRef } from "react";
import { useDispatch, useSelector, useStore } from "react-redux";
import { confirmAction } from "../../forms/confirm-action.ts";
import { failureText } from "../../forms/failure-text.ts";
import { useSettled } from "../../forms/use-settled.ts";
import { layout } from "../../locales/vi/layout.ts";
import { getSignOut } from "./selectors.ts";
import { signOutRequested, type WithSession } from "./slice.ts";

/** Signing out, as the menus show it. */
export interface SignOut {
  /** Signing out is in progress. */
  busy: boolean;
  signOut: () => void;
  /** Asks for confirmation, then signs out on all devices. */
  signOutEverywhere: () => Promise<void>;
}

/**
 * Signs out and goes home. Only the component whose button was pressed navigates, even where several show the button.
 */
export function useSignOut(): SignOut {
  const { notify } = useHost();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const store = useStore<WithSession>();
  const phase = useSelector(getSignOut);
  /** The message of success; null where the button was not pressed here. */
  const own = useRef<string | null>(null);
  useSettled(phase, {
    onDone: () => {
      if (own.current === null) return;
      notify({ kind: "success", message: own.current });
      own.current = null;
      navigate(linkTo(homeRoute));
    },
    onFailed: (error) => {
      if (own.current !== null) notify({ kind: "error", message: failureText(error) });
      own.current = null;
    },
  });
  const request = (everywhere: boolean) => {
    // The running request may have another scope (here or everywhere) than this one.
    if (getSignOut(store.getState()).is === "working") return;
    own.current = everywhere ? layout.signedOutEverywhere : layout.signedOut;
    dispatch(signOutRequested({ everywhere }));
  };
  return {
    busy: phase.is === "working",
    signOut: () => request(false),
    signOutEverywhere: async () => {
      const question = {
        title: layout.everywhereQuestion,
        content: layout.everywhereMeaning,
        okText: layout.everywhereConfirm,
        cancelText: layout.everywhereCancel,
      };
      if (await confirmAction(question)) request(true);
    },
  };
}
