/** The calendar as its own chunk, because most visits to the cart change no dates. */
export { RentalCalendar } from "@thuot-tha/shared/ui/dates";
