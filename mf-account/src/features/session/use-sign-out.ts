import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { useHost, useNavigate } from "@thuot-tha/shared/platform";
import { useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { failureText } from "../../forms/failure-text.ts";
import { useSettled } from "../../forms/use-settled.ts";
import { frame } from "../../locales/vi/frame.ts";
import { getSignOut } from "./selectors.ts";
import { signOutRequested } from "./slice.ts";

/**
 * Signs out and goes home. Only the component whose button was pressed navigates, even where several show the button.
 */
export function useSignOut() {
  const { notify } = useHost();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const phase = useSelector(getSignOut);
  const isOwn = useRef(false);
  useSettled(phase, {
    onDone: () => {
      if (!isOwn.current) return;
      isOwn.current = false;
      notify({ kind: "success", message: frame.signedOut });
      navigate(linkTo(homeRoute));
    },
    onFailed: (error) => {
      if (isOwn.current) notify({ kind: "error", message: failureText(error) });
      isOwn.current = false;
    },
  });
  return {
    busy: phase.is === "working",
    signOut: () => {
      isOwn.current = true;
      dispatch(signOutRequested());
    },
  };
}
