import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import type { ShownError } from "@thuot-tha/shared/http";
import { useHost, useNavigate } from "@thuot-tha/shared/platform";
import { useDispatch, useSelector, useStore } from "react-redux";
import { confirmAction } from "../../forms/confirm-action.ts";
import { viLayout } from "../../locales/vi/layout.ts";
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

/** Signs out and goes home, also when the pressed button has been removed meanwhile with the customer's data. */
export function useSignOut(): SignOut {
  const { bus, notify } = useHost();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const store = useStore<WithSession>();
  const phase = useSelector(getSignOut);
  const request = (everywhere: boolean) => {
    // The running request may have another scope (here or everywhere) than this one.
    if (getSignOut(store.getState()).is === "working") return;
    dispatch(signOutRequested({ everywhere }));
    const stop = store.subscribe(() => {
      const end = getSignOut(store.getState());
      if (end.is === "working") return;
      stop();
      // Another customer has come meanwhile.
      if (end.is === "idle") return;
      if (end.is === "failed") return void askAgain(end.error, everywhere);
      notify({ kind: "success", message: everywhere ? viLayout.signedOutEverywhere : viLayout.signedOut });
      navigate(linkTo(homeRoute));
    });
  };
  /** Says that the customer is still signed in, until they try again or put it off. */
  const askAgain = async ({ message, silent }: ShownError, everywhere: boolean) => {
    // The session has ended on this device, but not on the others.
    if (silent) return notify({ kind: "error", message });
    const question = {
      title: viLayout.stillSignedIn,
      content: message,
      okText: viLayout.signOutAgain,
    };
    if (await confirmAction(bus, question)) request(everywhere);
  };
  return {
    busy: phase.is === "working",
    signOut: () => request(false),
    signOutEverywhere: async () => {
      const question = {
        title: viLayout.everywhereQuestion,
        content: viLayout.everywhereMeaning,
        okText: viLayout.everywhereConfirm,
        cancelText: viLayout.everywhereCancel,
      };
      if (await confirmAction(bus, question)) request(true);
    },
  };
}
