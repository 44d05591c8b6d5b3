import { linkTo } from "@thuot-tha/shared/contracts";
import { onSaleRoute, searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Deferred, Link, useHost } from "@thuot-tha/shared/platform";
import { Section, VisuallyHidden } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useSelector } from "react-redux";
import { trackList } from "../../features/analytics.ts";
import { ProductGrid } from "../../features/cards/components/ProductGrid.tsx";
import {
  getBigTiles,
  getHeroBanners,
  getHome,
  getHot,
  getOccasions,
  getSmallTiles,
  getStripBanners,
  getStyles,
} from "../../features/home/selectors.ts";
import { RecentlySeen } from "../../features/seen/RecentlySeen.tsx";
import { viHome } from "../../locales/vi/home.ts";
import { Families } from "./components/Families.tsx";
import { Hero } from "./components/Hero.tsx";
import { HotLinks } from "./components/HotLinks.tsx";
import { HowItWorks } from "./components/HowItWorks.tsx";
import { IconTiles } from "./components/IconTiles.tsx";
import { MembershipStrip } from "./components/MembershipStrip.tsx";
import { StripBanners } from "./components/StripBanners.tsx";
import { WearSearch } from "./components/WearSearch.tsx";

/** Eight and four products fill every row. */
const columns = [2, 4, 4] as const;
const sizes = "(min-width: 80rem) 18rem, (min-width: 48rem) 23vw, 46vw";

export function HomePage() {
  const { bus } = useHost();
  const home = useSelector(getHome);
  const occasions = useSelector(getOccasions);
  const styles = useSelector(getStyles);
  const big = useSelector(getBigTiles);
  const small = useSelector(getSmallTiles);
  const newest = home?.newest;
  const trending = home?.trending;

  // Once per showing, even if it is fetched again.
  const isLoaded = home !== null;
  useEffect(() => {
    if (newest) trackList(bus, viHome.newest, newest);
    if (trending) trackList(bus, viHome.trending, trending);
  }, [bus, isLoaded]);

  return (
    <>
      <VisuallyHidden>
        <h1>{viHome.heading}</h1>
      </VisuallyHidden>
      <Hero banners={useSelector(getHeroBanners)} />
      <WearSearch rental={home?.terms?.rental} sizes={home?.sizes} />
      <HotLinks items={useSelector(getHot)} />
      {occasions.length > 0 ? (
        <Section title={viHome.occasions} tight>
          <IconTiles items={occasions} />
        </Section>
      ) : null}
      <Section title={viHome.newest} late action={<Link to={linkTo(searchRoute)}>{viHome.seeAll}</Link>}>
        <ProductGrid products={newest ?? []} columns={columns} sizes={sizes} />
      </Section>
      <Deferred>
        {big.length > 0 ? (
          <Section title={viHome.families} late>
            <Families big={big} small={small} />
          </Section>
        ) : null}
        <HowItWorks />
        {trending?.length ? (
          <Section title={viHome.trending} late action={<Link to={linkTo(onSaleRoute)}>{viHome.seeAll}</Link>}>
            <ProductGrid products={trending} columns={columns} sizes={sizes} />
          </Section>
        ) : null}
        <StripBanners banners={useSelector(getStripBanners)} />
        {styles.length > 0 ? (
          <Section title={viHome.styles} late>
            <IconTiles items={styles} />
          </Section>
        ) : null}
        <MembershipStrip />
        <RecentlySeen />
      </Deferred>
    </>
  );
}
