import AntDrawer from "antd/es/drawer";
import type { ReactNode } from "react";
import { ThemeProvider } from "../antd/ThemeProvider.tsx";
import { Icon } from "../text/Icon.tsx";
import "./overlays.generated.css";
import "./overlays.css";

interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  footer?: ReactNode;
  children?: ReactNode;
}

/** A panel at the right edge of the screen. It traps the focus and returns it on closing. */
export function Drawer({ open, title, onClose, footer, children }: DrawerProps) {
  return (
    <ThemeProvider>
      <AntDrawer
        open={open}
        title={title}
        size="min(26rem, 100vw)"
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
