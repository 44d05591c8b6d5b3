import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, Picture } from "@thuot-tha/shared/ui";
import type { Banner } from "../../../features/home/slice.ts";
import { vi } from "../../../locales/vi/home.ts";
import styles from "./Hero.module.css";

export const heroSizes = "100vw";

/** The season's stories, one wide picture each, to be swiped through. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  return (
    <section className={styles.hero} aria-label={vi.heading}>
      {banners.map((banner, index) => (
        <article key={banner.id} className={styles.story}>
          <Picture
            className={styles.picture}
            path={banner.image.path}
            alt={banner.image.alt}
            ratio="16:9"
            sizes={heroSizes}
            priority={index === 0}
          />
          <div className={styles.words}>
            <h2>{banner.title}</h2>
            <p>{banner.subtitle}</p>
            <Link className={buttonClass({ variant: "primary", size: "large" })} to={banner.link}>
              {vi.seeAll}
            </Link>
          </div>
        </article>
      ))}
    </section>
  );
}
