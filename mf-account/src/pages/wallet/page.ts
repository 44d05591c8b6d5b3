import { walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { loadWallet } from "../../features/wallet/load.ts";
import { wallet } from "../../locales/vi/wallet.ts";
import { WalletPage } from "./WalletPage.tsx";

export const walletPage = definePage({
  route: walletRoute,
  rendering: "client",
  login: true,
  load: loadWallet,
  Component: WalletPage,
  head: () => ({ title: wallet.title, noIndex: true }),
});
