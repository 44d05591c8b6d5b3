import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const antd = require("antd");
const { createElement: h } = require("react");

/** The antd components of each style sheet, by its path, rendered once to extract their styles. */
export const entryPointSamples = {
  "antd/select": [h(antd.Select, { showSearch: true, options: [{ value: "a", label: "a" }] })],
  "antd/pickers": [h(antd.DatePicker)],
  "tables/tables": [
    h(antd.Table, { columns: [{ title: "a", dataIndex: "a" }], dataSource: [{ key: 1, a: 1 }], pagination: false }),
  ],
  "overlays/overlays": [h(antd.Modal, { open: true }), h(antd.Drawer, { open: true })],
};

/**
 * Selectors that no element of the shop matches: antd's other directions, variants, sizes, layouts and subcomponents.
 */
export const neverShown = new RegExp(
  [
    "^a(?=$|[:[])",
    "-rtl|-stack|-loading|-progress|-blur|-resizable|-resizing",
    "-(dashed|filled|underlined|borderless|ghost|round|circle)(?![\\w])",
    "-(lg|sm|large|small)(?![\\w])",
    "-compact|-group-(addon|wrapper|compact)|input-group|-addon",
    "ant-(col|row)",
    "select-(multiple|selection|selector|arrow-loading|clear|allow-clear)",
    "input-(search|textarea|otp|show-count|data-count|clear)|textarea",
    "status-warning|status-success|status-validating|select-(customize|item-group|item-option-grouped)",
    "picker-(multiple|selection|selector|range|ranges|separator|active-bar|presets|panels|time|datetime|quarter|week|cell-range|cell-week|dropdown-range|panel-time)",
    "table-(bordered|medium|expanded|row-expand|expand|filter|selection|summary|sticky|tbody-virtual|title|footer|pagination|column-(has-)?sort|cell-(fix|ellipsis|scrollbar|row-hover)|scroll|body|header|ping|nested|has-fix|fixed|row-selected)",
    "ant-(spin|dropdown|tree|checkbox|radio|pagination|empty)",
    "drawer-(left|top|bottom|pure|inline|content-wrapper-dragging)|motion-(left|top|bottom)-",
    "modal-(confirm|pure|wave)|wireframe|ant-(wave|badge|btn|switch|move|slide-(down|left|right))|-skeleton|high-contrast",
  ].join("|"),
);
