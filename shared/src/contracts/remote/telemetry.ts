/** Where browsers report to the edge, each time with one `BrowserReport` as JSON. */
export const telemetryPath = "/telemetry";

/** Maximum characters of a failure's message; the edge refuses a report with a longer one. */
export const maxFailureMessage = 500;
