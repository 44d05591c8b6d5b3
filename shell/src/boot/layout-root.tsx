import { type Host, HostProvider, HostRouter, type Notice } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { Provider } from "react-redux";
import { Layout, type LayoutProps } from "../layout/Layout.tsx";

export const layoutPrefix = "frame-";

/** The frame with everything it needs. The same tree on the server and in browsers. */
export function LayoutRoot({ host, onHydrated, ...layout }: LayoutProps & { host: Host; onHydrated?: () => void }) {
  return (
    <HostProvider value={host}>
      <Provider store={host.store}>
        <HostRouter router={host.router}>
          <Layout {...layout} />
          <Hydrated then={onHydrated} />
        </HostRouter>
      </Provider>
    </HostProvider>
  );
}

/** Says once that the tree around it has been hydrated. */
function Hydrated({ then }: { then?: () => void }) {
  const [once] = useState(() => then);
  useEffect(() => once?.(), [once]);
  return null;
}

/** Brings the server's frame to life; returns how to change what it shows. */
export function hydrateLayout(element: HTMLElement, host: Host, onError: (error: unknown) => void) {
  let shown: { notices: readonly Notice[]; busy: boolean } = { notices: [], busy: false };
  let hydrated = false;
  const onHydrated = () => {
    hydrated = true;
    root.render(tree());
  };
  const tree = () => <LayoutRoot host={host} pageHtml="" onHydrated={onHydrated} {...shown} />;
  const root: Root = hydrateRoot(element, tree(), {
    identifierPrefix: layoutPrefix,
    onRecoverableError: onError,
    onUncaughtError: onError,
  });
  return (changed: Partial<typeof shown>): void => {
    shown = { ...shown, ...changed };
    // An update that comes before React has hydrated makes it throw the server's frame away, and the page with it.
    if (hydrated) root.render(tree());
  };
}
