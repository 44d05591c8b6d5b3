import { order } from "../../testing/fixtures.ts";
import { calendarFile } from "./calendar-file.ts";
import { handoverDays } from "./handover-days.ts";

const now = new Date("2026-12-01T03:00:00Z");

describe("calendarFile", () => {
  it("has the delivery and the return of an order as whole days", () => {
    expect(calendarFile(handoverDays(order), now).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Thuot Tha//Orders//VI",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:TT261201ABCDEF-delivery-2026-12-09@thuot-tha",
      "DTSTAMP:20261201T030000Z",
      "DTSTART;VALUE=DATE:20261209",
      "DTEND;VALUE=DATE:20261210",
      "SUMMARY:Thướt Tha giao: Đầm lụa Sương Mai",
      "DESCRIPTION:Đơn TT261201ABCDEF",
      "LOCATION:1 Lê Lợi\\, Bến Nghé\\, Quận 1\\, Hồ Chí Minh",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:TT261201ABCDEF-return-2026-12-13@thuot-tha",
      "DTSTAMP:20261201T030000Z",
      "DTSTART;VALUE=DATE:20261213",
      "DTEND;VALUE=DATE:20261214",
      "SUMMARY:Thướt Tha nhận lại: Đầm lụa Sương Mai",
      "DESCRIPTION:Đơn TT261201ABCDEF",
      "LOCATION:1 Lê Lợi\\, Bến Nghé\\, Quận 1\\, Hồ Chí Minh",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("ends a day at the year's turn where the next one begins", () => {
    const file = calendarFile([{ uid: "u", day: "2026-12-31", title: "t", note: "n", place: "p" }], now);
    expect(file).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  });

  it("escapes what has a meaning of its own", () => {
    const file = calendarFile([{ uid: "u", day: "2026-12-31", title: "a,b;c\\d\ne", note: "n", place: "p" }], now);
    expect(file).toContain("SUMMARY:a\\,b\\;c\\\\d\\ne\r\n");
  });

  it("folds lines of more than 75 octets between letters, never within one", () => {
    const title = "Áo dài lụa Hà Đông thêu tay hoa sen và khăn đóng";
    const file = calendarFile(
      [{ uid: "u", day: "2026-12-31", title: `${title} ${title}`, note: "n", place: "p" }],
      now,
    );
    const lines = file.split("\r\n");
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title} ${title}\r\n`);
  });
});

describe("handoverDays", () => {
  it("joins what is handed over on one day, and leaves out what is bought", () => {
    const [line] = order.lines;
    const lines = [line!, { ...line!, id: "2", name: "Váy Hạ" }, { ...line!, id: "3", name: "Túi", period: null }];
    expect(handoverDays({ ...order, lines }).map(({ day, title }) => [day, title])).toEqual([
      ["2026-12-09", "Thướt Tha giao: Đầm lụa Sương Mai, Váy Hạ"],
      ["2026-12-13", "Thướt Tha nhận lại: Đầm lụa Sương Mai, Váy Hạ"],
    ]);
  });
});
