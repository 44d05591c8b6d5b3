import { addDays, type Day, type DayRange } from "@thuot-tha/shared/domain";

/** Whole days in a calendar. */
export interface CalendarEntry extends DayRange {
  /** Globally unique and stable, so that a calendar updates its entry. */
  uid: string;
  title: string;
  note: string;
  place: string;
  /** Whether the calendar reminds on the evening before. */
  reminder: boolean;
}

/** 20:00 on the evening before a whole day, which starts at midnight. */
const eveningBefore = "-PT4H";

/** A calendar file (RFC 5545) with one all-day event for each entry. `now` is when it is made. */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Thuot Tha//Orders//VI",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...entries.flatMap(({ uid, dateFrom, dateTo, title, note, place, reminder }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(dateFrom)}`,
      // The end date is exclusive.
      `DTEND;VALUE=DATE:${compact(addDays(dateTo, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(note)}`,
      `LOCATION:${escaped(place)}`,
      "TRANSP:TRANSPARENT",
      ...(reminder
        ? ["BEGIN:VALARM", "ACTION:DISPLAY", `TRIGGER:${eveningBefore}`, `DESCRIPTION:${escaped(title)}`, "END:VALARM"]
        : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const compact = (day: Day): string => day.replaceAll("-", "");

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

/** Folds lines at 75 octets of UTF-8; a continuation begins with a space, which counts. */
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (octets + size > 75) {
      text += "\r\n ";
      octets = 1;
    }
    text += sign;
    octets += size;
  }
  return text;
}
