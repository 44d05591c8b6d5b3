import type { MessageInstance } from "antd/es/message/interface";
import useMessage from "antd/es/message/useMessage";
import type { NotificationInstance } from "antd/es/notification/interface";
import useNotification from "antd/es/notification/useNotification";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ThemeProvider } from "../antd/ThemeProvider.tsx";
import { type DialogRequest, RequestedDialog } from "./dialogs.tsx";

export interface OverlayHost {
  message: MessageInstance;
  notification: NotificationInstance;
  ask: (request: DialogRequest) => void;
}

let host: Promise<OverlayHost> | undefined;
let asked = 0;

/**
 * The single host of toasts, notifications and questions, in its own React root: created on first use, and shared by
 * sagas and all remotes.
 */
export function overlayHost(): Promise<OverlayHost> {
  host ??= new Promise((resolve) => {
    const element = document.createElement("div");
    document.body.append(element);
    createRoot(element, { identifierPrefix: "overlays" }).render(
      <ThemeProvider>
        <Host onReady={resolve} />
      </ThemeProvider>,
    );
  });
  return host;
}

function Host({ onReady }: { onReady: (host: OverlayHost) => void }) {
  const [message, messages] = useMessage({ top: 24, maxCount: 3 });
  const [notification, notifications] = useNotification({ placement: "topRight", top: 24, duration: 4.5, maxCount: 4 });
  const [requests, setRequests] = useState<readonly (DialogRequest & { id: number })[]>([]);

  useEffect(() => {
    onReady({ message, notification, ask: (request) => setRequests((all) => [...all, { ...request, id: ++asked }]) });
  }, [onReady, message, notification]);

  const [current] = requests;
  return (
    <>
      {messages}
      {notifications}
      {current ? (
        <RequestedDialog
          key={current.id}
          request={current}
          onGone={() => setRequests((all) => all.filter((one) => one !== current))}
        />
      ) : null}
    </>
  );
}
