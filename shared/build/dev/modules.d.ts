/** The remote that the stand-alone page is built for. */
declare module "remote-under-development/remote.json?module" {
  const remote: import("../../src/platform/index.ts").RemoteModule;
  export default remote;
}
