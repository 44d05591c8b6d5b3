export { RentalCalendar, type RentalCalendarProps } from "./RentalCalendar.tsx";
