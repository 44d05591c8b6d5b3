/** What tests of every package may use. */
export { fillJsdomGaps } from "../ui/antd/jsdom-gaps.ts";
export { loadControls } from "../ui/antd/load-controls.ts";
export { type Answer, answer, createFakeClient, type FakeClient, refuse } from "./fake-client.ts";
export { createTestHost } from "./test-host.tsx";
