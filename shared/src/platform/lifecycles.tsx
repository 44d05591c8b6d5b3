import React, { Activity, type ComponentType, type ReactNode } from "react";
import ReactDOMClient from "react-dom/client";
import { Provider } from "react-redux";
import singleSpaReact from "single-spa-react";
import { type Host, HostProvider } from "./host.ts";
import { PartFailed } from "./PartFailed.tsx";
import { HostRouter } from "./router.tsx";

/** A single-spa parcel: the only interface between the shell and a remote's components. */
export interface Lifecycles {
  bootstrap(props: MountProps): Promise<unknown>;
  mount(props: MountProps): Promise<unknown>;
  update(props: MountProps): Promise<unknown>;
  unmount(props: MountProps): Promise<unknown>;
}

export interface MountProps {
  /** Unique among the mounted parts, because single-spa-react stores its roots by name. */
  name: string;
  domElement: HTMLElement;
  host: Host;
  /** The part's own props; JSON. */
  partProps: Record<string, unknown>;
  /** Makes the shell unmount the part and mount it again. */
  retry: () => void;
  /** For a page only; slot content is always on screen. */
  visibility?: Visibility;
  /** For slot content only: called in the commit that mounts it, before the browser paints. */
  onMounted?: () => void;
}

/** Whether a page is on screen. A page that is not keeps its elements and its state, but runs no effects. */
export interface Visibility {
  isVisible(): boolean;
  subscribe(listener: () => void): () => void;
}

export interface MountOptions {
  /** Over the server's HTML, or into an empty element. */
  hydrate: boolean;
  /** Prefix of `useId`, which distinguishes the roots of one document; the same on the server and in browsers. */
  identifierPrefix: string;
  /** `recovered`: React has rendered the part anew, so that it works. */
  onError(error: unknown, kind: "crash" | "recovered"): void;
}

/** One part with all providers of the shell. The same tree on the server and in browsers. */
export function PartRoot({
  host,
  Component,
  partProps,
  serverState,
}: {
  host: Host;
  Component: ComponentType;
  partProps: Record<string, unknown>;
  /** The state the server rendered with, which hydration must see until it ends. */
  serverState?: unknown;
}) {
  return (
    <HostProvider value={host}>
      <Provider store={host.store} serverState={serverState}>
        <HostRouter router={host.router}>
          <Component {...partProps} />
        </HostRouter>
      </Provider>
    </HostProvider>
  );
}

/** Shows and hides without rendering again. */
const SteadyPart = React.memo(PartRoot);

const alwaysVisible: Visibility = { isVisible: () => true, subscribe: () => () => undefined };

/**
 * A page with all providers of the shell. Everything below `Activity` is paused while the page is not on screen: it
 * reads neither store nor location.
 */
export function PageRoot({
  visibility = alwaysVisible,
  onRendered,
  ...part
}: React.ComponentProps<typeof PartRoot> & { visibility?: Visibility; onRendered?: () => void }) {
  const { isVisible, subscribe } = visibility;
  const visible = React.useSyncExternalStore(subscribe, isVisible, isVisible);
  return (
    <Activity mode={visible ? "visible" : "hidden"}>
      <SteadyPart {...part} />
      <Rendered onRendered={onRendered} />
    </Activity>
  );
}

/** Reports the commit of slot content. It adds nothing to the tree, whose ids are those of the server. */
function Mounted({ onMounted, children }: { onMounted: MountProps["onMounted"]; children: ReactNode }): ReactNode {
  React.useLayoutEffect(() => {
    onMounted?.();
  }, [onMounted]);
  return children;
}

/** Reports that the content before it is mounted: React hydrates the content of `Activity` after the root. */
function Rendered({ onRendered }: { onRendered?: () => void }): ReactNode {
  React.useEffect(() => onRendered?.(), [onRendered]);
  return null;
}

/**
 * Hydrates in slices, so that the main thread is never blocked for long; the server's HTML is readable meanwhile. Input
 * in between is handled first.
 */
export function hydrateGently(
  element: Element,
  tree: React.ReactNode,
  options: ReactDOMClient.HydrationOptions,
): ReactDOMClient.Root {
  let root: ReactDOMClient.Root | undefined;
  React.startTransition(() => {
    root = ReactDOMClient.hydrateRoot(element, tree, options);
  });
  return root as unknown as ReactDOMClient.Root;
}

/** Lifecycles of one mount of a component, in its own React root, which contains its crashes. */
export function lifecyclesOf(Component: ComponentType, kind: "page" | "slot", options: MountOptions): Lifecycles {
  let markRendered = (): void => undefined;
  const rendered = new Promise<void>((resolve) => {
    markRendered = resolve;
  });
  const onError = (error: unknown) => {
    options.onError(error, "crash");
    // The fallback shows in its place.
    markRendered();
  };
  const rootOptions = {
    identifierPrefix: options.identifierPrefix,
    onCaughtError: onError,
    onUncaughtError: onError,
    onRecoverableError: (error: unknown) => options.onError(error, "recovered"),
  };
  let serverState: unknown;
  const lifecycles = singleSpaReact({
    React,
    // single-spa-react passes no options to React; without a prefix `useId` would collide between roots.
    ReactDOMClient: {
      createRoot: (element: Element) => ReactDOMClient.createRoot(element, rootOptions),
      hydrateRoot: (element: Element, tree: ReactNode) => hydrateGently(element, tree, rootOptions),
    } as typeof ReactDOMClient,
    renderType: () => (options.hydrate ? "hydrateRoot" : "createRoot"),
    rootComponent: ({ host, partProps, visibility, onMounted }: MountProps) => {
      const part = { host, Component, partProps, serverState };
      if (kind === "slot") {
        return (
          <Mounted onMounted={onMounted}>
            <PartRoot {...part} />
          </Mounted>
        );
      }
      return <PageRoot {...part} visibility={visibility} onRendered={markRendered} />;
    },
    errorBoundary: (_error: Error, _info: React.ErrorInfo, props: unknown) => (
      <PartFailed retry={(props as MountProps).retry} />
    ),
  } as unknown as Parameters<typeof singleSpaReact>[0]) as unknown as Lifecycles;
  return {
    ...lifecycles,
    async mount(props) {
      if (options.hydrate) serverState = props.host.store.getState();
      await lifecycles.mount(props);
      if (options.hydrate && kind === "page") await rendered;
    },
  };
}
