import { type Host, HostProvider, HostRouter, hydrateGently } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";
import type { Root } from "react-dom/client";
import { Provider } from "react-redux";
import { Layout, type LayoutProps } from "../layout/Layout.tsx";
import { initialLayout, type LayoutActions, type LayoutState } from "../layout/state.ts";

export const layoutPrefix = "frame-";

/** The frame with its providers; the same tree on the server and in browsers. */
export function LayoutRoot({
  host,
  onHydrated,
  drawnState,
  ...layout
}: LayoutProps & { host: Host; onHydrated?: () => void; drawnState?: unknown }) {
  return (
    <HostProvider value={host}>
      <Provider store={host.store} serverState={drawnState}>
        <HostRouter router={host.router}>
          <Layout {...layout} />
          <Hydrated then={onHydrated} />
        </HostRouter>
      </Provider>
    </HostProvider>
  );
}

/** Calls `then` once the tree around it has hydrated. */
function Hydrated({ then }: { then?: () => void }) {
  const [once] = useState(() => then);
  useEffect(() => once?.(), [once]);
  return null;
}

/**
 * Hydrates the server's frame.
 * @returns how to change the frame's state
 */
export function hydrateLayout(
  element: HTMLElement,
  host: Host,
  actions: LayoutActions,
  onError: (error: unknown) => void,
) {
  let shown: LayoutState = initialLayout;
  let hydrated = false;
  const drawnState = host.store.getState();
  const onHydrated = () => {
    hydrated = true;
    root.render(tree());
  };
  const tree = () => (
    <LayoutRoot
      host={host}
      pageHtml=""
      state={shown}
      actions={actions}
      onHydrated={onHydrated}
      drawnState={drawnState}
    />
  );
  const root: Root = hydrateGently(element, tree(), {
    identifierPrefix: layoutPrefix,
    onRecoverableError: onError,
    onUncaughtError: onError,
  });
  return (changed: Partial<LayoutState>): void => {
    shown = { ...shown, ...changed };
    // An update before hydration makes React discard the server's frame and the page in it.
    if (hydrated) root.render(tree());
  };
}
