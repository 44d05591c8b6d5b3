import { listLoginProviders } from "@thuot-tha/shared/contracts/operations/customer/list-login-providers";
import { handle } from "../../http/handle.ts";

export const listLoginProvidersHandler = handle(listLoginProviders, async ({ context }) => ({
  items: [...context.providers.keys()],
}));
