import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const antd = require("antd");
const { createElement: h } = require("react");

/** Runs a component's style hook alone, for those that show nothing on a server. */
function Style({ of, prefix }) {
  require(`antd/lib/${of}/style`).default(prefix, `${prefix}-css-var`);
  return null;
}

/** The antd components of each entry point, rendered once to extract their styles. */
export const doorSamples = {
  forms: [
    h(antd.Form, { layout: "vertical" }, h(antd.Form.Item, { label: "a", name: "a" }, h(antd.Input))),
    h(antd.Input.Password),
    h(antd.Select, { showSearch: true, options: [{ value: "a", label: "a" }] }),
    h(antd.Radio.Group, { options: ["a"] }),
    h(antd.Checkbox),
  ],
  overlays: [
    h(antd.Modal, { open: true }),
    h(antd.Drawer, { open: true }),
    h(Style, { of: "message", prefix: "ant-message" }),
    h(Style, { of: "notification", prefix: "ant-notification" }),
  ],
};

/** Selectors that nothing of ours ever matches: antd's other directions, looks, sizes, layouts and parts. */
export const neverShown = new RegExp(
  [
    "^a(?=$|[:[])",
    "-rtl|-stack|-loading|-progress|-blur|-resizable|-resizing",
    "-(dashed|filled|underlined|borderless|ghost|round|circle)(?![\\w])",
    "-(lg|sm|large|small)(?![\\w])",
    "-compact|-group-(addon|wrapper|compact)|input-group|-addon",
    "ant-form-(inline|horizontal)|ant-form-item-horizontal|ant-form-hide-required|ant-form-item-no-colon|ant-form-item-feedback",
    "ant-(col|row)",
    "select-(multiple|selection|selector|arrow-loading|clear)",
    "input-(search|textarea|otp|show-count|data-count|clear)|textarea",
    "radio-button|checkbox-indeterminate|status-warning|status-success|status-validating",
    "drawer-(left|top|pure|inline|content-wrapper-dragging)|motion-(left|top)-",
    "message-(topLeft|topRight|bottom)|notification-(topLeft|bottom)|notification-top(?!Right)",
    "modal-(confirm|pure|wave)|wireframe|ant-(wave|badge|btn|switch|move|slide-down)|-skeleton|high-contrast",
  ].join("|"),
);
