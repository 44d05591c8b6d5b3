import { profileRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { loadProfile, profileSaga } from "../../features/profile/saga.ts";
import { profile } from "../../locales/vi/profile.ts";
import { ProfilePage } from "./ProfilePage.tsx";

export const profilePage = definePage({
  route: profileRoute,
  rendering: "client",
  login: true,
  load: loadProfile,
  sagas: [profileSaga],
  Component: ProfilePage,
  head: () => ({ title: profile.title, noIndex: true }),
});
