import { defineRoute } from "@thuot-tha/shared/contracts";

export const homeRoute = defineRoute("/home");
export const onSaleRoute = defineRoute("/onsale");
export const searchRoute = defineRoute("/search");
export const productRoute = defineRoute("/product/:productLink");
export const categoryRoute = defineRoute("/:categoryLink");

/** The path under which a path's page is known: `/` shows the home page. */
export const canonicalPath = (pathname: string): string => (pathname === "/" ? homeRoute.path : pathname);
