/** The drawer, behind an import of its own: most pages are read without it. */
export { Drawer } from "@thuot-tha/shared/ui/overlays";
