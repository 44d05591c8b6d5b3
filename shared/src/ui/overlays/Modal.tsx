import AntModal from "antd/es/modal/Modal";
import type { ReactNode } from "react";
import { ThemeProvider } from "../antd/ThemeProvider.tsx";
import { Icon } from "../text/Icon.tsx";
import "./overlays.generated.css";
import "./overlays.css";

interface ModalProps {
  open: boolean;
  title: ReactNode;
  /** Called when the shopper closes it by the cross, the scrim or Esc. */
  onClose: () => void;
  /** Buttons at the end. */
  footer?: ReactNode;
  /** CSS pixels; never wider than the screen. */
  width?: number;
  /** Called after the closing animation. */
  afterClose?: () => void;
  /** Without a close button, and closed by no click on the scrim, because an answer is required. */
  insistent?: boolean;
  children?: ReactNode;
}

/** A dialog over the page. It traps the focus and returns it on closing. */
export function Modal({ open, title, onClose, footer, width = 520, afterClose, insistent, children }: ModalProps) {
  return (
    <ThemeProvider>
      <AntModal
        open={open}
        title={title}
        width={width}
        centered
        destroyOnHidden
        // It fades in without growing, because growing would move its buttons during a press.
        transitionName="ant-fade"
        footer={footer ? <div className="tt-actions">{footer}</div> : null}
        onCancel={onClose}
        afterClose={afterClose}
        closable={insistent ? false : { "aria-label": "Đóng" }}
        closeIcon={<Icon name="close" />}
        mask={{ closable: !insistent }}
      >
        {children}
      </AntModal>
    </ThemeProvider>
  );
}
