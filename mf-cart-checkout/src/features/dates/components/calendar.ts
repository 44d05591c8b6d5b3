/** The calendar, behind an import of its own: most visits to the cart change no dates. */
export { RentalCalendar } from "@thuot-tha/shared/ui/dates";
