import { profileRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { emailSaga } from "../../features/email/saga.ts";
import { loadProfile, profileSaga } from "../../features/profile/saga.ts";
import { viProfile } from "../../locales/vi/profile.ts";
import { ProfilePage } from "./ProfilePage.tsx";

export const profilePage = definePage({
  route: profileRoute,
  rendering: "client",
  login: true,
  load: loadProfile,
  sagas: [profileSaga, emailSaga],
  Component: ProfilePage,
  head: () => ({ title: viProfile.title, noIndex: true }),
});
