import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { pictureSrcSet, pictureUrl } from "@thuot-tha/shared/ui";
import { loadHome } from "../../features/home/saga.ts";
import { getHeroBanners } from "../../features/home/selectors.ts";
import type { WithHome } from "../../features/home/slice.ts";
import { vi } from "../../locales/vi/home.ts";
import { heroSizes } from "./components/Hero.tsx";
import { HomePage } from "./HomePage.tsx";

export const homePage: Page = {
  load: loadHome,
  Component: HomePage,
  head: (state: WithHome) => {
    const path = getHeroBanners(state)[0]?.image.path;
    return {
      title: vi.title,
      description: vi.description,
      canonical: pathTo("home"),
      picture: path
        ? { href: pictureUrl(path, "1200x675"), srcSet: pictureSrcSet(path, "16:9"), sizes: heroSizes }
        : undefined,
    };
  },
};
