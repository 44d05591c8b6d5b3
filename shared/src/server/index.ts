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
export { escapeHtml } from "./html.ts";
export { loggedUrl } from "./logged-url.ts";
export { networkOf } from "./network.ts";
export { isDevelopment, isLoopback, readPublicUrl } from "./reach.ts";
export { repeat } from "./repeat.ts";
export { closeGently, closeOnSignals } from "./shutdown.ts";
export { isTracing, outgoingHeaders, startTracing, traced, traceRequests } from "./tracing.ts";
