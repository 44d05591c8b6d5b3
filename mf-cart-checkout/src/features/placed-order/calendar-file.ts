import { addDays, type Day } from "@thuot-tha/shared/domain";

/** A whole day in a calendar. */
export interface CalendarDay {
  /** Globally unique and stable, so that a calendar updates its entry. */
  uid: string;
  day: Day;
  title: string;
  note: string;
  place: string;
}

/** A calendar file (RFC 5545) with one all-day event for each day. `now` is when it is made. */
export function calendarFile(days: readonly CalendarDay[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Thuot Tha//Orders//VI",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...days.flatMap(({ uid, day, title, note, place }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      // The end date is exclusive.
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(note)}`,
      `LOCATION:${escaped(place)}`,
      "TRANSP:TRANSPARENT",
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
