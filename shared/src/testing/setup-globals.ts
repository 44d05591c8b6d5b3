import { TextDecoder, TextEncoder } from "node:util";

// jsdom has neither; react-router uses them while it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });
