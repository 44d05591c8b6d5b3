import { linkTo } from "@thuot-tha/shared/contracts";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";

/** Id of the calendar that is open in the cart. */
export const calendarId = "doi-ngay";

/** The place of that calendar in the cart. */
export const calendarPath = (): string => `${linkTo(cartRoute)}#${calendarId}`;
