export { ThemeProvider } from "../antd/ThemeProvider.tsx";
export {
  confirm,
  durations,
  type Notification,
  notice,
  notify,
  type PopupText,
  popup,
  type Question,
  toast,
} from "./calls.tsx";
export { Drawer, type DrawerProps } from "./Drawer.tsx";
export { confirmWidth, Modal, type ModalProps, modalWidth } from "./Modal.tsx";
