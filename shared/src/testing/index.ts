/** Test helpers for every package. */
export { fillJsdomGaps } from "../ui/antd/jsdom-gaps.ts";
export { loadControls } from "../ui/antd/load-controls.ts";
export { type Answer, answer, createFakeClient, type FakeClient, refuse } from "./fake-client.ts";
export {
  guestSession,
  sampleAddress,
  sampleCard,
  sampleCartItem,
  sampleCustomer,
  sampleOrder,
  sampleOrderLine,
  samplePackage,
  samplePayment,
  sampleProduct,
  sampleTotals,
  sampleUser,
} from "./samples.ts";
export { settled } from "./settled.ts";
export { createTestHost } from "./test-host.tsx";
export { translate } from "./translate.ts";
