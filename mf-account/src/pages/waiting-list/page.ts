import { waitingListRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { loadWishes, waitingListSaga } from "../../features/waiting-list/saga.ts";
import { viWaitingList } from "../../locales/vi/waiting-list.ts";
import { WaitingListPage } from "./WaitingListPage.tsx";

export const waitingListPage = definePage({
  route: waitingListRoute,
  rendering: "client",
  login: true,
  load: loadWishes,
  sagas: [waitingListSaga],
  Component: WaitingListPage,
  head: () => ({ title: viWaitingList.title, noIndex: true }),
});
