import {
  type Host,
  type MountOptions,
  type MountProps,
  type Part,
  PartFailed,
  type Visibility,
} from "@thuot-tha/shared/platform";
import { createRoot } from "react-dom/client";
import { mountTimeout } from "../timeouts.ts";
import { within } from "../within.ts";

export interface MountedPart {
  update(partProps: Record<string, unknown>): void;
  unmount(): Promise<void>;
}

interface MountRequest {
  part: Part;
  /** Unique among the mounted roots. */
  name: string;
  /** Prefix of the root's `useId`, the same on the server. */
  identifierPrefix: string;
  element: HTMLElement;
  host: Host;
  partProps: Record<string, unknown>;
  /** For a page only. */
  visibility?: Visibility;
  /** For slot content only: called in the commit that mounts it. */
  onMounted?(): void;
  onError: MountOptions["onError"];
  /** Unmounts the root and mounts it again. */
  retry(): void;
}

/** Mounts a page or slot content into an element, over the server's HTML if there is any. Rejects after the timeout. */
export async function mountPart({
  part,
  name,
  identifierPrefix,
  element,
  onError,
  ...rest
}: MountRequest): Promise<MountedPart> {
  const lifecycles = part.lifecycles({ hydrate: element.firstElementChild !== null, identifierPrefix, onError });
  const onCrash = (error: unknown) => onError(error, "crash");
  let props: MountProps = { name, domElement: element, ...rest };
  const mounting = lifecycles.bootstrap(props).then(() => lifecycles.mount(props));
  try {
    await within(mountTimeout, mounting);
  } catch (error) {
    // A mount that finishes after the timeout is unmounted.
    void mounting.then(() => lifecycles.unmount(props)).catch(() => undefined);
    throw error;
  }
  return {
    update(partProps) {
      props = { ...props, partProps };
      lifecycles.update(props).catch(onCrash);
    },
    async unmount() {
      await within(mountTimeout, lifecycles.unmount(props)).catch(onCrash);
    },
  };
}

/** Shows the fallback of content that failed to load, with a retry button. */
export function showFailure(element: HTMLElement, retry: () => void): () => void {
  const root = createRoot(element);
  root.render(<PartFailed retry={retry} />);
  return () => root.unmount();
}
