import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import type { Store } from "redux";
import type { BusLog } from "./bus-log.ts";

export interface DevToolsOptions {
  composition: LiveComposition;
  store: Store;
  busLog: BusLog;
}
