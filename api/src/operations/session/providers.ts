import { operation } from "../operation.ts";

export const sessionProviders = operation("session.providers", async ({ context }) => ({
  items: [...context.providers.keys()],
}));
