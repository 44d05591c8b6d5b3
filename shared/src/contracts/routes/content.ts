import { defineRoute } from "@thuot-tha/shared/contracts";

export const aboutUsRoute = defineRoute("/about-us");
export const aboutRoute = defineRoute("/about/:pageAbout");
export const customerCareRoute = defineRoute("/customer-care/:customerCareLink");
export const infoRoute = defineRoute("/info/:pageInfo");
/** "seft" is the spelling of published links, which must keep working. */
export const selfRoute = defineRoute("/seft/:selfLink");
