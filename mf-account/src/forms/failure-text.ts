import { NO_ANSWER, type ShownError } from "@thuot-tha/shared/http";
import { forms } from "../locales/vi/forms.ts";

/** The message a shopper reads: the API's own, or in plain Vietnamese that no answer came. */
export const failureText = ({ message }: ShownError): string => (message === NO_ANSWER ? forms.network : message);
