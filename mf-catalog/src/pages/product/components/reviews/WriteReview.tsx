import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { toShownError } from "@thuot-tha/shared/http";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { type ComponentType, useRef, useState } from "react";
import type { Product } from "../../../../features/product/slice.ts";
import { fetchReviewStanding, type ReviewStanding } from "../../../../features/reviews/standing.ts";
import { viReviews } from "../../../../locales/vi/reviews.ts";
import { useSignInLink } from "../../use-sign-in-link.ts";
import type { ReviewFormProps } from "./ReviewForm.tsx";

type Phase =
  | { is: "idle" | "asking" | "written" }
  | { is: "refused" | "failed"; message: string }
  | { is: "writing"; mine: ReviewStanding; Form: ComponentType<ReviewFormProps> };

/** Shows whether the shopper may write a review, and the form for it, which loads on demand. */
export function WriteReview({ product, onWritten }: { product: Product; onWritten: () => void }) {
  const { client } = useHost();
  const session = useSession();
  const signInLink = useSignInLink();
  const [state, setState] = useState<Phase>({ is: "idle" });
  const place = useRef<HTMLDivElement>(null);
  // The form's first field, the button, or a result without either.
  const focusable = () => place.current?.querySelector<HTMLElement>("input, button") ?? place.current;
  useFocusAfter(state.is === "asking", focusable);
  useFocusAfter(state.is === "writing", focusable);
  useFocusAfter(state.is === "failed", focusable);

  const start = async () => {
    setState({ is: "asking" });
    try {
      const [mine, { ReviewForm }] = await Promise.all([
        fetchReviewStanding(client, product.id),
        import("./ReviewForm.tsx"),
      ]);
      if (mine.allowed) setState({ is: "writing", mine, Form: ReviewForm });
      else setState({ is: "refused", message: mine.reason ?? viReviews.own });
    } catch (error) {
      setState({ is: "failed", message: toShownError(error).message });
    }
  };
  const written = () => {
    setState({ is: "written" });
    onWritten();
  };

  if (session.isGuest) return <Link to={signInLink}>{viReviews.signIn}</Link>;
  return (
    <div ref={place} tabIndex={-1}>
      {state.is === "written" ? <Notice tone="success">{viReviews.thanks}</Notice> : null}
      {state.is === "refused" ? <Notice>{state.message}</Notice> : null}
      {state.is === "failed" ? (
        <Notice tone="error" action={<Button onClick={start}>{viReviews.retry}</Button>}>
          {state.message}
        </Notice>
      ) : null}
      {state.is === "writing" ? (
        <state.Form
          productId={product.id}
          customerId={session.customer?.id ?? ""}
          sizes={state.mine.sizesWorn.length > 0 ? state.mine.sizesWorn : product.sizes}
          body={session.customer ?? {}}
          onWritten={written}
          onCancel={() => setState({ is: "idle" })}
        />
      ) : null}
      {state.is === "idle" || state.is === "asking" ? (
        <Button loading={state.is === "asking"} onClick={start}>
          {viReviews.write}
        </Button>
      ) : null}
    </div>
  );
}
