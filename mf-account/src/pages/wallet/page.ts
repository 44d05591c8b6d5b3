import type { Page } from "@thuot-tha/shared/platform";
import { loadWallet } from "../../features/wallet/load.ts";
import { wallet } from "../../locales/vi/wallet.ts";
import { WalletPage } from "./WalletPage.tsx";

export const walletPage: Page = {
  load: loadWallet,
  Component: WalletPage,
  head: () => ({ title: wallet.title, noIndex: true }),
};
