import { Link } from "@thuot-tha/shared/platform";
import { Grid, Picture, Section } from "@thuot-tha/shared/ui";
import type { Banner } from "../../../features/home/slice.ts";
import styles from "./StripBanners.module.css";

/** Smaller banners, side by side. */
export function StripBanners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <Section late>
      <Grid columns={[1, 2, 2]}>
        {banners.map(({ id, link, title, subtitle, image }) => (
          <Link key={id} to={link} className={styles.banner}>
            <Picture path={image} alt="" ratio="16:9" sizes="(min-width: 48rem) 46vw, 92vw" />
            <span className={styles.title}>{title}</span>
            <span className={styles.words}>{subtitle}</span>
          </Link>
        ))}
      </Grid>
    </Section>
  );
}
