import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { viEmail as words } from "../../../locales/vi/email.ts";
import { getEmailRequest } from "../selectors.ts";
import { changeOpened } from "../slice.ts";
import { EmailChangeForm } from "./EmailChangeForm.tsx";

/** The form for a new e-mail; once a letter to it is sent, what to do with that. `current`: the customer's e-mail. */
export function EmailChange({ current }: { current: string }) {
  const dispatch = useDispatch();
  const isSent = useSelector(getEmailRequest).is === "done";
  const [sentTo, setSentTo] = useState("");
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(!isSent, () => place.current);
  useFocusAfter(isSent, () => place.current?.querySelector<HTMLElement>("input:not([hidden])"));
  return (
    <div ref={place} tabIndex={-1}>
      {isSent ? (
        <Notice tone="success" action={<Button onClick={() => dispatch(changeOpened())}>{words.otherAddress}</Button>}>
          <p>{words.requested(sentTo, current)}</p>
        </Notice>
      ) : (
        <EmailChangeForm current={current} onSent={setSentTo} />
      )}
    </div>
  );
}
