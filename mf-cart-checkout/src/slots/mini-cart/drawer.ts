/** The drawer as its own chunk, because most page views never open it. */
export { Drawer } from "@thuot-tha/shared/ui/overlays";
