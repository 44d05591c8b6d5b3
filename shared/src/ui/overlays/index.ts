export { confirm, type Question } from "./confirm.tsx";
export { Drawer } from "./Drawer.tsx";
export { Modal } from "./Modal.tsx";
export { popup } from "./popup.tsx";
