/** The remote that the stand-alone page is built for. */
declare module "remote-under-development/remote.json" {
  const manifest: import("../../src/contracts/remote/index.ts").RemoteManifest;
  export default manifest;
}
declare module "remote-under-development/src/remote.ts" {
  const remote: import("../../src/platform/index.ts").RemoteModule;
  export default remote;
}
