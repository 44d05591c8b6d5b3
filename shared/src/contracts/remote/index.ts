export type { LiveComposition, LiveRemote } from "./browser.ts";
export {
  type Composition,
  composition,
  type PartFiles,
  type ReleaseManifest,
  type RemoteManifest,
  type Rendering,
  releaseManifest,
  remoteManifest,
} from "./manifest.ts";
export type { RenderedDocument, RenderRequest, ShellServer } from "./server.ts";
