import type { LoginProvider } from "@thuot-tha/shared/contracts/operations/entities";
import { ConfigError } from "@thuot-tha/shared/server";
import type { SocialConfig } from "../config/social.ts";
import { apple } from "./apple.ts";
import { devGoogle } from "./dev-google.ts";
import { facebook } from "./facebook.ts";
import { google } from "./google.ts";
import type { Provider } from "./provider.ts";

export type Providers = ReadonlyMap<LoginProvider, Provider>;

function openApple(keys: NonNullable<SocialConfig["apple"]>): Provider {
  try {
    return apple(keys);
  } catch {
    throw new ConfigError("APPLE_PRIVATE_KEY is not a private key");
  }
}

/** The sign-in providers with keys, in the order of their buttons. Throws ConfigError. */
export function openProviders(config: SocialConfig): Providers {
  const providers = [
    config.google ? google(config.google) : config.devProvider === "off" ? null : devGoogle,
    config.facebook && facebook(config.facebook),
    config.apple && openApple(config.apple),
  ];
  return new Map(providers.flatMap((provider) => (provider ? [[provider.name, provider] as const] : [])));
}
