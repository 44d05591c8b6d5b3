import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button } from "@thuot-tha/shared/ui";
import { type ComponentType, useRef, useState } from "react";
import type { Product, Variant } from "../../../features/product/slice.ts";
import { viWaitingList as words } from "../../../locales/vi/waiting-list.ts";
import type { WaitingFormProps } from "./WaitingForm.tsx";

interface WaitingListProps {
  product: Product;
  variant: Variant;
}

/** Requests a notification when days of a variant become free. The form loads on demand. */
export function WaitingList({ product, variant }: WaitingListProps) {
  const { showError } = useHost();
  const session = useSession();
  const [form, setForm] = useState<{ Form: ComponentType<WaitingFormProps> } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(form === null, () => place.current?.querySelector("input"));
  useFocusAfter(form !== null, () => place.current?.querySelector("button"));
  if (!session.known) return null;
  if (session.isGuest) {
    const { size, color } = variant;
    const returnTo = linkTo(productRoute, { productLink: product.link }, { type: "rent", size, color });
    return <Link to={linkTo(loginRoute, undefined, { returnTo })}>{words.signIn}</Link>;
  }
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
        <form.Form key={variant.id} variant={variant} onClose={() => setForm(null)} />
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
