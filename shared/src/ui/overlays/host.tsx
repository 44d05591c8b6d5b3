import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { QuestionDialog, type QuestionRequest } from "./QuestionDialog.tsx";

type ShowQuestion = (request: QuestionRequest) => void;

let host: Promise<ShowQuestion> | undefined;
let questionCount = 0;

/** The single host of questions, in its own React root: created on first use, and shared by sagas and all remotes. */
export function questionHost(): Promise<ShowQuestion> {
  host ??= new Promise((resolve) => {
    const element = document.createElement("div");
    document.body.append(element);
    createRoot(element, { identifierPrefix: "overlays" }).render(<Host onReady={resolve} />);
  });
  return host;
}

function Host({ onReady }: { onReady: (show: ShowQuestion) => void }) {
  const [requests, setRequests] = useState<readonly (QuestionRequest & { id: number })[]>([]);
  useEffect(() => onReady((request) => setRequests((all) => [...all, { ...request, id: ++questionCount }])), [onReady]);

  const [current] = requests;
  return current ? (
    <QuestionDialog
      key={current.id}
      request={current}
      onGone={() => setRequests((all) => all.filter((one) => one !== current))}
    />
  ) : null;
}
