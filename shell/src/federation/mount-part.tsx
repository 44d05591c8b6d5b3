import { type Host, type MountProps, type Part, PartFailed } from "@thuot-tha/shared/platform";
import { createRoot } from "react-dom/client";

/** single-spa-react's `mount` never rejects: what has not mounted by then has failed. Milliseconds. */
const mountTimeout = 10_000;

export interface MountedPart {
  update(partProps: Record<string, unknown>): void;
  unmount(): Promise<void>;
}

interface MountRequest {
  part: Part;
  /** Unique among what is mounted. */
  name: string;
  /** Prefix of the root's `useId`, the same on the server. */
  identifierPrefix: string;
  element: HTMLElement;
  host: Host;
  partProps: Record<string, unknown>;
  onError(error: unknown): void;
  /** Takes the part down and mounts it anew. */
  retry(): void;
}

/** Mounts a part into an element, over the server's HTML where there is some. Rejects when it does not come up in time. */
export async function mountPart({
  part,
  name,
  identifierPrefix,
  element,
  onError,
  ...rest
}: MountRequest): Promise<MountedPart> {
  const lifecycles = part.lifecycles({ hydrate: element.firstElementChild !== null, identifierPrefix, onError });
  let props: MountProps = { name, domElement: element, ...rest };
  const mounting = lifecycles.bootstrap(props).then(() => lifecycles.mount(props));
  try {
    await inTime(mounting, `${name} did not mount`);
  } catch (error) {
    // What comes up after all has lost its place.
    void mounting.then(() => lifecycles.unmount(props)).catch(() => undefined);
    throw error;
  }
  return {
    update(partProps) {
      props = { ...props, partProps };
      lifecycles.update(props).catch(onError);
    },
    unmount: () => inTime(lifecycles.unmount(props), `${name} did not unmount`).catch(onError),
  };
}

async function inTime(work: Promise<unknown>, message: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), mountTimeout);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Shows the fallback of a part that could not be had, with a way to try again. */
export function showFailure(element: HTMLElement, retry: () => void): () => void {
  const root = createRoot(element);
  root.render(<PartFailed retry={retry} />);
  return () => root.unmount();
}
