export { loggedUrl } from "./logged-url.ts";
export { isDevelopment, isLoopback, readPublicUrl } from "./reach.ts";
