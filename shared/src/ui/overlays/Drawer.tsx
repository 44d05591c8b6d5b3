import AntDrawer from "antd/es/drawer";
import type { ReactNode } from "react";
import { ThemeProvider } from "../antd/ThemeProvider.tsx";
import { Icon } from "../text/Icon.tsx";
import "./overlays.generated.css";
import "./overlays.css";

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** `right` for a cart, `bottom` for a sheet of filters on a phone. */
  side?: "right" | "bottom";
  /** Width of a right one, height of a bottom one; a CSS length. */
  size?: string;
  footer?: ReactNode;
  children?: ReactNode;
}

/** A panel at an edge of the screen. It traps the focus and returns it on closing. */
export function Drawer({ open, title, onClose, side = "right", size, footer, children }: DrawerProps) {
  return (
    <ThemeProvider>
      <AntDrawer
        open={open}
        title={title}
        placement={side}
        size={size ?? (side === "right" ? "min(26rem, 100vw)" : "min(85dvh, 40rem)")}
        onClose={onClose}
        closable={{ placement: "end", "aria-label": "Đóng" } as object}
        closeIcon={<Icon name="close" />}
        footer={footer ? <div className="tt-actions">{footer}</div> : null}
        destroyOnHidden
      >
        {children}
      </AntDrawer>
    </ThemeProvider>
  );
}
