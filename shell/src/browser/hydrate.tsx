import { hydrateGently } from "@thuot-tha/shared/platform";
import type { ComponentProps } from "react";
import { LayoutRoot, layoutPrefix } from "../layout/LayoutRoot.tsx";

type Props = Pick<ComponentProps<typeof LayoutRoot>, "host" | "layout" | "asksConsent" | "actions">;

/** Hydrates the server's layout. */
export function hydrateLayout(element: HTMLElement, props: Props, onError: (error: unknown) => void): void {
  const tree = <LayoutRoot {...props} pageHtml="" serverState={props.host.store.getState()} />;
  hydrateGently(element, tree, {
    identifierPrefix: layoutPrefix,
    onRecoverableError: onError,
    onCaughtError: onError,
    onUncaughtError: onError,
  });
}
