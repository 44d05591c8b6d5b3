import { waitingListRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { loadWishes, waitingSaga } from "../../features/waiting/saga.ts";
import { waiting } from "../../locales/vi/waiting.ts";
import { WaitingListPage } from "./WaitingListPage.tsx";

export const waitingListPage = definePage({
  route: waitingListRoute,
  rendering: "client",
  login: true,
  load: loadWishes,
  sagas: [waitingSaga],
  Component: WaitingListPage,
  head: () => ({ title: waiting.title, noIndex: true }),
});
