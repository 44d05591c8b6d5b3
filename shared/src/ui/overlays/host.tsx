import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { QuestionDialog, type QuestionRequest } from "./QuestionDialog.tsx";

type Ask = (request: QuestionRequest) => void;

let host: Promise<Ask> | undefined;
let asked = 0;

/** The single host of questions, in its own React root: created on first use, and shared by sagas and all remotes. */
export function questionHost(): Promise<Ask> {
  host ??= new Promise((resolve) => {
    const element = document.createElement("div");
    document.body.append(element);
    createRoot(element, { identifierPrefix: "overlays" }).render(<Host onReady={resolve} />);
  });
  return host;
}

function Host({ onReady }: { onReady: (ask: Ask) => void }) {
  const [requests, setRequests] = useState<readonly (QuestionRequest & { id: number })[]>([]);
  useEffect(() => onReady((request) => setRequests((all) => [...all, { ...request, id: ++asked }])), [onReady]);

  const [current] = requests;
  return current ? (
    <QuestionDialog
      key={current.id}
      request={current}
      onGone={() => setRequests((all) => all.filter((one) => one !== current))}
    />
  ) : null;
}
