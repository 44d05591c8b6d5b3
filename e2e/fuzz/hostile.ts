/** Values that no field expects. */
export const values: readonly unknown[] = [
  ...[null, true, "", " ", "null", "NaN", [], {}, [[]], [null]],
  ...[-1, -0, 0.5, -1e-7, 1e21, 1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, Number.MIN_SAFE_INTEGER],
  ...["0x10", "1e3", "-1", "1.5", "+1", "٣", "Infinity"],
  ...["0000-00-00", "2026-02-30", "1900-01-01", "2199-12-31", "9999-12-31", "+275760-09-13", "2026-12-01T25:61:61Z"],
  ...["2026-12-01\n", "2026-12-1", "01/12/2026"],
  ...["a\0b", "\ud800", "x\udfff", "\u202e", "\ufeff", "\u0300".repeat(200), "ﷺ".repeat(50), "👩‍👩‍👧‍👦"],
  ...["' OR 1=1 --", "%", "_", "\\", "$1", "{{7*7}}", "$\u007b7*7}", "<script>alert(1)</script>", "../../etc/passwd"],
  ...["a".repeat(300), "a".repeat(10_000), "đ".repeat(5_000), "(".repeat(500)],
  ...["__proto__", "constructor", "toString", "hasOwnProperty"],
  Array.from({ length: 300 }, (_, index) => index),
  Array.from({ length: 300 }, () => ({})),
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, index])),
];

/** Names of properties that every object inherits. */
export const names = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  "a\0",
  "\ud800",
  "a.b",
  "0",
];

const nested = (open: string, close: string, depth: number): string => `${open.repeat(depth)}${close.repeat(depth)}`;
const utf8 = (text: string): Buffer => Buffer.from(text, "utf8");

/** Whole bodies. */
export const bodies: readonly Buffer[] = [
  ...["", "{", "{}", "[]", "null", "7", '"x"', "undefined", "NaN", '{"a":1,}', '{"a":1}{"b":2}', "'{}'"].map(utf8),
  ...['{"id":1e999}', '{"id":-1e999}', '{"id":123456789012345678901234567890}'].map(utf8),
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{}}}', '{"id":1,"id":2}'].map(utf8),
  ...['{"id":"\\ud800"}', '{"\\u0000":1}', '{"id":"\\u0000"}'].map(utf8),
  ...[nested("[", "]", 20_000), nested('{"a":', "}", 9_000).replace("}", "1}"), nested("[", "", 30_000)].map(utf8),
  Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8("{}")]),
  Buffer.from('{"id":1}', "utf16le"),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00]),
  Buffer.alloc(70_000, "a"),
  utf8(`{"note":"${"a".repeat(70_000)}"}`),
  utf8(`{"a":[${"1,".repeat(30_000)}1]}`),
  Buffer.alloc(2_000_000, "["),
  Buffer.alloc(6_000_000, 0xff),
];

export const contentTypes: readonly (string | undefined)[] = [
  ...[
    undefined,
    "",
    "/",
    "nonsense",
    "application/json; charset=utf-16",
    "APPLICATION/JSON",
    "application/json, text/plain",
  ],
  ...["application/json;", "application/merge-patch+json", "text/plain", "text/plain; charset=nonsense", "text/html"],
  ...["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data", "application/xml"],
  ...["image/png", "image/svg+xml", "application/octet-stream", "a".repeat(5_000)],
];

/** Text for a part of a path, as it is sent. */
export const segments: readonly string[] = [
  ...["..", ".", "%2e%2e", "%2E%2E%2f%2e%2e", "..%2f..", "%2f", "%5c", "..%5c", "%252e%252e", ";", "a;b=c", "a%3fb"],
  ...["%00", "a%00b", "%ff", "%c0%ae", "%ED%A0%80", "%", "%2", "%zz", "%u0041", "%E0%A4%A"],
  ...[
    "__proto__",
    "constructor",
    "-1",
    "0.5",
    "1e9",
    "null",
    "%F0%9F%98%80",
    "%20",
    "+",
    "*",
    "\u00e9",
    "'",
    '"',
    "<",
    "|",
  ],
  ...["", "a".repeat(301), "a".repeat(5_000)],
];

/** Raw query strings, as they are sent. */
export const queries: readonly string[] = [
  ...["", "&", "=", "&&=&", "?", "%", "%ff=%ff", "a=%00", "%00=a", "a=%ED%A0%80", "a=%zz", "#", "a=b;c=d"],
  ...["__proto__=1", "__proto__[x]=1", "constructor.prototype.x=1", "toString=1", "hasOwnProperty=1"],
  ...["pagination.page=1&pagination.page=2", "pagination.page=-1", "pagination.page=1.5", "pagination.page=1e300"],
  ...["pagination.limit=0", "pagination.limit=101", "pagination.limit=9007199254740993", "pagination[page]=1"],
  ...[
    "date-from=9999-12-31&date-to=0001-01-01",
    "date-from=2026-02-30",
    "q[]=1&q[]=2",
    "q=a&q=b",
    "q=%25_%5C",
    "id=1&id=2",
  ],
  ...["a=1&".repeat(2_000), `q=${"a".repeat(8_000)}`, `${"a".repeat(8_000)}=1`],
];

/** Headers that replace or join those of a request. Only what Node's own client can send. */
export const headers: readonly Record<string, string>[] = [
  { cookie: "tt_session=x; tt_guest=y" },
  { cookie: "tt_session=; =; ;;; %00=%ff; __proto__=1" },
  { cookie: `tt_session=${"a".repeat(6_000)}` },
  { cookie: Array.from({ length: 500 }, (_, index) => `c${index}=1`).join("; ") },
  { "if-none-match": "*" },
  { "if-none-match": `W/"${"a".repeat(4_000)}", "` },
  { "if-modified-since": "yesterday" },
  { range: "bytes=0-1,5-3,-" },
  { accept: "text/html;q=9, */*;q=x" },
  { "accept-encoding": "br;q=0, nonsense, gzip;q=-1" },
  { "accept-language": "\xff\xfe" },
  { authorization: "Bearer \xff" },
  { "content-encoding": "gzip" },
  { "content-language": "\x80" },
  { expect: "100-continue" },
  { expect: "nonsense" },
  { "idempotency-key": "a" },
  { "idempotency-key": "a".repeat(129) },
  { "idempotency-key": "\xe4\xf6\xfc-12345678" },
  { "last-event-id": "-1" },
  { "last-event-id": "99999999999999999999" },
  { origin: "null" },
  { "x-client": "nobody" },
  { "x-client": "" },
  { "x-request-id": "../../x" },
  { "x-request-id": "a".repeat(200) },
  { "x-forwarded-for": "not an address, 1.2.3.4.5, ::::" },
  { "x-forwarded-for": Array.from({ length: 200 }, () => "127.0.0.1").join(", ") },
  { "x-forwarded-proto": "javascript" },
  { "x-http-method-override": "DELETE" },
  { "transfer-encoding": "chunked" },
  { "x-long": "a".repeat(7_000) },
  { "x-too-long": "a".repeat(20_000) },
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x-many-${index}`, "1"])),
];

export const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "LOCK",
  "PURGE",
  "FOO",
];
