import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button } from "@thuot-tha/shared/ui";
import { type ComponentType, useRef, useState } from "react";
import { viWaitingList as words } from "../../../locales/vi/waiting-list.ts";
import { useSignInLink } from "../use-sign-in-link.ts";
import type { WaitingFormProps } from "./WaitingForm.tsx";

type WaitingListProps = Pick<WaitingFormProps, "variant" | "wear">;

/** Requests a notification when days of a variant become free. The form loads on demand. */
export function WaitingList({ variant, wear }: WaitingListProps) {
  const { showError } = useHost();
  const session = useSession();
  const signInLink = useSignInLink();
  const [form, setForm] = useState<{ Form: ComponentType<WaitingFormProps> } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(form === null, () => place.current?.querySelector("input"));
  useFocusAfter(form !== null, () => place.current?.querySelector("button"));
  if (!session.known) return null;
  if (session.isGuest) return <Link to={signInLink}>{words.signIn}</Link>;
  const open = async () => {
    try {
      const { WaitingForm } = await import(/* webpackChunkName: "waiting-form" */ "./WaitingForm.tsx");
      setForm({ Form: WaitingForm });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div ref={place}>
      {form ? (
        <form.Form key={variant.id} variant={variant} wear={wear} onClose={() => setForm(null)} />
      ) : (
        <p>
          <Button variant="text" onClick={() => void open()}>
            {words.open}
          </Button>
        </p>
      )}
    </div>
  );
}
