/** What tests of every package may use. */
export { fillJsdomGaps } from "../ui/antd/jsdom-gaps.ts";
