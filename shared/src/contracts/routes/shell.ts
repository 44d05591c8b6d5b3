import { defineRoute } from "@thuot-tha/shared/contracts";

export const notFoundRoute = defineRoute("/404");
