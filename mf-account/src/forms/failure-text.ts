import { NO_ANSWER, type ShownError } from "@thuot-tha/shared/http";
import { forms } from "../locales/vi/forms.ts";

/** Whether no answer came, so that the same try may succeed later. */
export const isUnanswered = ({ message }: ShownError): boolean => message === NO_ANSWER;

/** The message a shopper reads: the API's own, or in plain Vietnamese that no answer came. */
export const failureText = (error: ShownError): string => (isUnanswered(error) ? forms.network : error.message);
