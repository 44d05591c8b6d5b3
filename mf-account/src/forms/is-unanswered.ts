import { NO_ANSWER, type ShownError } from "@thuot-tha/shared/http";

/** Whether no answer came, so that the same try may succeed later. */
export const isUnanswered = ({ message }: ShownError): boolean => message === NO_ANSWER;
