import { type Host, HostProvider, HostRouter, type Notice } from "@thuot-tha/shared/platform";
import { hydrateRoot, type Root } from "react-dom/client";
import { Provider } from "react-redux";
import { Layout, type LayoutProps } from "../layout/Layout.tsx";

export const layoutPrefix = "frame-";

/** The frame with everything it needs. The same tree on the server and in browsers. */
export function LayoutRoot({ host, ...layout }: LayoutProps & { host: Host }) {
  return (
    <HostProvider value={host}>
      <Provider store={host.store}>
        <HostRouter router={host.router}>
          <Layout {...layout} />
        </HostRouter>
      </Provider>
    </HostProvider>
  );
}

/** Brings the server's frame to life; returns how to change what it shows. */
export function hydrateLayout(element: HTMLElement, host: Host, onError: (error: unknown) => void) {
  let shown: { notices: readonly Notice[]; busy: boolean } = { notices: [], busy: false };
  const tree = () => <LayoutRoot host={host} pageHtml="" {...shown} />;
  const root: Root = hydrateRoot(element, tree(), {
    identifierPrefix: layoutPrefix,
    onRecoverableError: onError,
    onUncaughtError: onError,
  });
  return (changed: Partial<typeof shown>): void => {
    shown = { ...shown, ...changed };
    root.render(tree());
  };
}
