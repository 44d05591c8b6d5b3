import { createRoot } from "react-dom/client";
import type { DevToolsOptions } from "./options.ts";
import { Panel } from "./Panel.tsx";

let opened = false;

/** Opens the developers' panel over the page, once. */
export function openPanel(options: DevToolsOptions): void {
  if (opened) return;
  opened = true;
  const element = document.createElement("div");
  document.body.append(element);
  const root = createRoot(element, { identifierPrefix: "dev-" });
  const close = () => {
    opened = false;
    root.unmount();
    element.remove();
  };
  root.render(<Panel {...options} onClose={close} />);
}
