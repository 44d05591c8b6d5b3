import { order } from "../../testing/fixtures.ts";
import { calendarFile } from "./calendar-file.ts";
import { orderDays } from "./order-days.ts";

const now = new Date("2026-12-01T03:00:00Z");
const newYearsEve = { dateFrom: "2026-12-31", dateTo: "2026-12-31", note: "n", place: "p", reminder: false };

describe("calendarFile", () => {
  it("has delivery, wear and return of an order as whole days, and reminds on the evening before a courier comes", () => {
    expect(calendarFile(orderDays(order), now).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Thuot Tha//Orders//VI",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:TT261201ABCDEF-order-line-1-delivery@thuot-tha",
      "DTSTAMP:20261201T030000Z",
      "DTSTART;VALUE=DATE:20261209",
      "DTEND;VALUE=DATE:20261210",
      "SUMMARY:Thướt Tha giao: Đầm lụa Sương Mai",
      "DESCRIPTION:Đơn TT261201ABCDEF",
      "LOCATION:1 Lê Lợi\\, Bến Nghé\\, Quận 1\\, Hồ Chí Minh",
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-PT4H",
      "DESCRIPTION:Thướt Tha giao: Đầm lụa Sương Mai",
      "END:VALARM",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:TT261201ABCDEF-order-line-1-wear@thuot-tha",
      "DTSTAMP:20261201T030000Z",
      "DTSTART;VALUE=DATE:20261210",
      "DTEND;VALUE=DATE:20261213",
      "SUMMARY:Mặc Đầm lụa Sương Mai",
      "DESCRIPTION:Đơn TT261201ABCDEF",
      "LOCATION:1 Lê Lợi\\, Bến Nghé\\, Quận 1\\, Hồ Chí Minh",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:TT261201ABCDEF-order-line-1-return@thuot-tha",
      "DTSTAMP:20261201T030000Z",
      "DTSTART;VALUE=DATE:20261213",
      "DTEND;VALUE=DATE:20261214",
      "SUMMARY:Thướt Tha nhận lại: Đầm lụa Sương Mai",
      "DESCRIPTION:Đơn TT261201ABCDEF",
      "LOCATION:1 Lê Lợi\\, Bến Nghé\\, Quận 1\\, Hồ Chí Minh",
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-PT4H",
      "DESCRIPTION:Thướt Tha nhận lại: Đầm lụa Sương Mai",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("ends a day at the year's turn where the next one begins", () => {
    const file = calendarFile([{ ...newYearsEve, uid: "u", title: "t" }], now);
    expect(file).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  });

  it("escapes what has a meaning of its own", () => {
    const file = calendarFile([{ ...newYearsEve, uid: "u", title: "a,b;c\\d\ne" }], now);
    expect(file).toContain("SUMMARY:a\\,b\\;c\\\\d\\ne\r\n");
  });

  it("folds lines of more than 75 octets between letters, never within one", () => {
    const title = "Áo dài lụa Hà Đông thêu tay hoa sen và khăn đóng";
    const file = calendarFile([{ ...newYearsEve, uid: "u", title: `${title} ${title}` }], now);
    const lines = file.split("\r\n");
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title} ${title}\r\n`);
  });
});

describe("orderDays", () => {
  const [line] = order.lines;
  const bag = { ...line!, id: "3", type: "sale" as const, name: "Túi", period: null, dateFrom: null, dateTo: null };
  const arrival = { dateFrom: "2026-12-03", dateTo: "2026-12-05" };

  it("joins the pieces of one day, and leaves out what comes along", () => {
    const lines = [line!, { ...line!, id: "2", name: "Váy Hạ" }, bag];
    const delivery = { dateFrom: "2026-12-09", dateTo: "2026-12-09" };
    expect(orderDays({ ...order, lines, delivery }).map(({ dateFrom, title }) => [dateFrom, title])).toEqual([
      ["2026-12-09", "Thướt Tha giao: Đầm lụa Sương Mai, Váy Hạ"],
      ["2026-12-10", "Mặc Đầm lụa Sương Mai, Váy Hạ"],
      ["2026-12-13", "Thướt Tha nhận lại: Đầm lụa Sương Mai, Váy Hạ"],
    ]);
  });

  it("keeps an entry's identity when its days change, and gives each piece's entries their own", () => {
    const moved = {
      ...{ ...line!, id: "2", dateFrom: "2026-12-20", dateTo: "2026-12-21" },
      period: { dateFrom: "2026-12-19", dateTo: "2026-12-22" },
    };
    const uids = (lines: typeof order.lines) => orderDays({ ...order, lines }).map(({ uid }) => uid);
    expect(uids([moved])).toEqual(uids([{ ...line!, id: "2" }]));
    expect(new Set(uids([line!, moved])).size).toBe(6);
  });

  it("has the days on which purchases are expected", () => {
    expect(orderDays({ ...order, lines: [bag], delivery: arrival })).toEqual([
      {
        ...arrival,
        uid: "TT261201ABCDEF-3-delivery@thuot-tha",
        title: "Thướt Tha giao: Túi",
        note: "Đơn TT261201ABCDEF",
        place: "1 Lê Lợi, Bến Nghé, Quận 1, Hồ Chí Minh",
        reminder: true,
      },
    ]);
  });
});
