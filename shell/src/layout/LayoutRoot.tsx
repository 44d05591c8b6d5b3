import { type Host, HostProvider, HostRouter } from "@thuot-tha/shared/platform";
import { useSyncExternalStore } from "react";
import { Provider } from "react-redux";
import { Layout, type LayoutProps } from "./Layout.tsx";
import type { LayoutStore } from "./layout-store.ts";
import { initialLayout } from "./state.ts";

export const layoutPrefix = "layout-";

interface Props extends Omit<LayoutProps, "state"> {
  host: Host;
  layout: LayoutStore;
  /** State of the store that the server rendered with. */
  serverState?: unknown;
}

/** The layout with its providers; the same tree on the server and in browsers. */
export function LayoutRoot({ host, layout, serverState, ...rest }: Props) {
  // An update during hydration makes React discard the server's layout, so hydration renders the initial state.
  const state = useSyncExternalStore(layout.subscribe, layout.get, () => initialLayout);
  return (
    <HostProvider value={host}>
      <Provider store={host.store} serverState={serverState}>
        <HostRouter router={host.router}>
          <Layout {...rest} state={state} />
        </HostRouter>
      </Provider>
    </HostProvider>
  );
}
