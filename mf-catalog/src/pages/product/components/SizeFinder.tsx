import type { SizeAdvice } from "@thuot-tha/shared/domain";
import { measureMessages, readMeasure } from "@thuot-tha/shared/domain/measure";
import { toShownError } from "@thuot-tha/shared/http";
import { useHost } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button, Notice, TextInput } from "@thuot-tha/shared/ui";
import { type FormEvent, useState } from "react";
import { adviceFrom, type FitReports, fetchFitReports } from "../../../features/fit/advice.ts";
import { myBody, rememberMyBody } from "../../../features/fit/my-body.ts";
import { viFit } from "../../../locales/vi/fit.ts";
import { viReviews as reviewWords } from "../../../locales/vi/reviews.ts";
import styles from "./SizeFinder.module.css";

export interface SizeFinderProps {
  productId: string;
  /** All sizes of the piece, from small to large. */
  sizes: readonly string[];
  /** Sizes that can be chosen now. */
  there: readonly string[];
  onChoose: (size: string) => void;
}

type Phase =
  | { is: "idle" | "asking" }
  | { is: "failed"; message: string }
  | { is: "advised"; advice: SizeAdvice; withOthers: boolean };

/** Advises a size by how it sat on reviewers of similar build. */
export function SizeFinder({ productId, sizes, there, onChoose }: SizeFinderProps) {
  const { client } = useHost();
  const customer = useSession()?.customer;
  const [body] = useState(myBody);
  const [reports, setReports] = useState<FitReports | null>(null);
  const [wrong, setWrong] = useState({ height: false, weight: false });
  const [state, setState] = useState<Phase>({ is: "idle" });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const height = readMeasure("height", String(data.get("height") ?? ""));
    const weight = readMeasure("weight", String(data.get("weight") ?? ""));
    setWrong({ height: typeof height !== "number", weight: typeof weight !== "number" });
    if (typeof height !== "number" || typeof weight !== "number") return;
    rememberMyBody({ height, weight });
    setState({ is: "asking" });
    try {
      const known = reports ?? (await fetchFitReports(client, productId));
      setReports(known);
      setState({ is: "advised", ...adviceFrom(known, { height, weight }, sizes) });
    } catch (error) {
      setState({ is: "failed", message: toShownError(error).message });
    }
  };
  const measure = (kind: "height" | "weight") => ({
    name: kind,
    inputMode: "numeric" as const,
    label: reviewWords[kind],
    required: true,
    defaultValue: body?.[kind] ?? customer?.[kind] ?? "",
    error: wrong[kind] ? measureMessages[kind] : undefined,
  });

  const advised = state.is === "advised" && state.advice.kind === "size" ? state.advice.size : null;

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.hint}>{viFit.hint}</p>
      <TextInput {...measure("height")} />
      <TextInput {...measure("weight")} />
      <Button type="submit" loading={state.is === "asking"}>
        {viFit.show}
      </Button>
      <div className={styles.advice} role="status">
        {state.is === "advised" ? <Advice {...state} /> : null}
      </div>
      {state.is === "failed" ? <Notice tone="error">{state.message}</Notice> : null}
      {advised !== null && there.includes(advised) ? (
        <Button variant="primary" onClick={() => onChoose(advised)}>
          {viFit.choose(advised)}
        </Button>
      ) : null}
    </form>
  );
}

function Advice({ advice, withOthers }: { advice: SizeAdvice; withOthers: boolean }) {
  if (advice.kind === "unsure") return <p>{advice.of === 0 ? viFit.none : viFit.unsure(advice.of)}</p>;
  const { size, votes, of } = advice;
  return (
    <>
      <p className={styles.size}>{viFit.advice(size)}</p>
      <p>{withOthers ? viFit.withOthers(votes, of) : viFit.because(votes, of)}</p>
    </>
  );
}
