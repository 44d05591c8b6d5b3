export {
  ConfigError,
  type DevAccess,
  devAccess,
  type Environment,
  flag,
  optionalText,
  text,
  together,
  wholeNumber,
} from "./environment.ts";
export { etagOf, namesEtag } from "./etag.ts";
export { escapeHtml } from "./html.ts";
export { brotliWindowBits, lingerTimeoutMs, requestTimeoutMs } from "./http-limits.ts";
export { loggedUrl } from "./logged-url.ts";
export {
  maxPicturePixels,
  mediaLocation,
  openMedia,
  resizedFolder,
  resizedPrefix,
  uploadsFolder,
  watchMedia,
} from "./media.ts";
export { messageOf } from "./message-of.ts";
export { networkOf, wideNetworkOf } from "./network.ts";
export { isDevelopment, isLoopback, readPublicUrl } from "./reach.ts";
export { repeat } from "./repeat.ts";
export { requestIdOf } from "./request-id.ts";
export { readServerConfig, type ServerConfig } from "./server-config.ts";
export { closeGracefully, closeOnSignals } from "./shutdown.ts";
export { diskObjects } from "./store/disk-objects.ts";
export { openObjects, placeOf, type StoreLocation, storeLocation } from "./store/location.ts";
export { type Entry, isKey, type Objects } from "./store/objects.ts";
export { s3Objects } from "./store/s3-objects.ts";
export { StoreError } from "./store/store-error.ts";
export { type SeenTrouble, type WatchOptions, watchObjects } from "./store/watch.ts";
export { isTracing, outgoingHeaders, startTracing, traced, traceRequests } from "./tracing.ts";
