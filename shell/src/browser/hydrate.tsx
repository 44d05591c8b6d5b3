import { hydrateGently, type MountOptions } from "@thuot-tha/shared/platform";
import type { ComponentProps } from "react";
import { LayoutRoot, layoutPrefix } from "../layout/LayoutRoot.tsx";
import { element } from "./element.ts";

type Props = Pick<ComponentProps<typeof LayoutRoot>, "host" | "layout" | "asksConsent" | "actions">;

/**
 * Hydrates the server's layout. React renders it anew where a translator or an extension has changed its HTML; the place
 * of pages stays, with the page in it.
 */
export function hydrateLayout(app: HTMLElement, props: Props, onError: MountOptions["onError"]): void {
  const tree = <LayoutRoot {...props} pageHtml="" serverState={props.host.store.getState()} />;
  const place = element("page");
  hydrateGently(app, tree, {
    identifierPrefix: layoutPrefix,
    onRecoverableError(error) {
      const rendered = element("page");
      if (rendered !== place) rendered.replaceWith(place);
      onError(error, "recovered");
    },
    onCaughtError: (error) => onError(error, "crash"),
    onUncaughtError: (error) => onError(error, "crash"),
  });
}
