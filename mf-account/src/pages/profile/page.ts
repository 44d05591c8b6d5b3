import type { Page } from "@thuot-tha/shared/platform";
import { loadProfile } from "../../features/profile/saga.ts";
import { profile } from "../../locales/vi/profile.ts";
import { ProfilePage } from "./ProfilePage.tsx";

export const profilePage: Page = {
  load: loadProfile,
  Component: ProfilePage,
  head: () => ({ title: profile.title, noIndex: true }),
};
