/** The remote for which the stand-alone page is built. */
declare module "remote-under-development/remote.json?module" {
  const remote: import("../../src/platform/index.ts").RemoteModule;
  export default remote;
}
