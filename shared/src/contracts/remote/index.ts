export type { LiveComposition, LiveRemote, ShopSettings } from "./browser.ts";
export {
  type Candidate,
  type ChosenSet,
  type Composition,
  chosenSet,
  composition,
  eventId,
  type PartFiles,
  type ReleaseManifest,
  type RemoteManifest,
  type Rendering,
  releaseManifest,
  remoteFile,
} from "./manifest.ts";
export { type BrowserReport, browserReport, type FailureReport, type Vitals } from "./reports.ts";
export { type JsonSchema, type ReleaseContracts, releaseContracts } from "./schemas.ts";
export type { DocumentPicture, RenderedDocument, RenderRequest, ShellServer } from "./server.ts";
