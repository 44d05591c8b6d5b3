import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link } from "@thuot-tha/shared/platform";
import { Section, VisuallyHidden } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { ProductGrid } from "../../components/ProductGrid.tsx";
import {
  getHeroBanners,
  getHome,
  getOccasions,
  getStripBanners,
  getStyles,
  getTiles,
} from "../../features/home/selectors.ts";
import { vi } from "../../locales/vi/home.ts";
import { CategoryTiles } from "./components/CategoryTiles.tsx";
import { Hero } from "./components/Hero.tsx";
import { HowItWorks } from "./components/HowItWorks.tsx";
import { IconTiles } from "./components/IconTiles.tsx";
import { MembershipStrip } from "./components/MembershipStrip.tsx";
import { StripBanners } from "./components/StripBanners.tsx";

export function HomePage() {
  const home = useSelector(getHome);
  const words = vi;
  const occasions = useSelector(getOccasions);
  const styles = useSelector(getStyles);
  const tiles = useSelector(getTiles);
  const strips = useSelector(getStripBanners);
  const hero = useSelector(getHeroBanners);
  return (
    <>
      <VisuallyHidden>
        <h1>{words.heading}</h1>
      </VisuallyHidden>
      <Hero banners={hero} />
      <Section title={words.occasions} tight>
        <IconTiles items={occasions} />
      </Section>
      <Section title={words.newest} action={<Link to={pathTo("search")}>{words.seeAll}</Link>}>
        <ProductGrid products={home?.newest ?? []} />
      </Section>
      <Section title={words.families}>
        <CategoryTiles items={tiles} />
      </Section>
      <HowItWorks />
      <Section title={words.trending} action={<Link to={pathTo("onSale")}>{words.seeAll}</Link>}>
        <ProductGrid products={home?.trending ?? []} />
      </Section>
      <StripBanners banners={strips} />
      <Section title={words.styles}>
        <IconTiles items={styles} />
      </Section>
      <MembershipStrip />
    </>
  );
}
