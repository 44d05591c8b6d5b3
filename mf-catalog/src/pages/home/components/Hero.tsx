import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, Icon } from "@thuot-tha/shared/ui";
import { useRef } from "react";
import type { Banner } from "../../../features/home/slice.ts";
import { viHome } from "../../../locales/vi/home.ts";
import { heroPicture } from "../hero-picture.ts";
import styles from "./Hero.module.css";
import { useCarousel } from "./use-carousel.ts";

/**
 * The season's banners as a carousel (WAI-ARIA pattern). Without scripts it is a scrollable row; with scripts it turns
 * by itself until the shopper touches it, and never under reduced motion.
 */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  const row = useRef<HTMLDivElement>(null);
  const { current, playing, alive, show, toggle, hold } = useCarousel(row, banners.length);
  if (banners.length === 0) return null;
  return (
    <section className={styles.hero} aria-roledescription="băng chuyền" aria-label={viHome.carousel} {...hold}>
      <div ref={row} className={styles.row} aria-live={alive && !playing ? "polite" : "off"}>
        {banners.map((banner, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
          <div
            key={banner.id}
            className={styles.story}
            role="group"
            aria-roledescription="trang"
            aria-label={viHome.slide(index + 1, banners.length)}
            inert={alive && index !== current}
          >
            <HeroPicture banner={banner} priority={index === 0} />
            <div className={styles.words}>
              <h2>{banner.title}</h2>
              <p>{banner.subtitle}</p>
              <Link className={buttonClass({ variant: "primary", size: "large" })} to={banner.link}>
                {viHome.discover}
              </Link>
            </div>
          </div>
        ))}
      </div>
      {banners.length > 1 ? (
        <div className={styles.controls}>
          <button type="button" aria-label={playing ? viHome.pause : viHome.play} onClick={toggle}>
            <Icon name={playing ? "pause" : "play"} size={18} />
          </button>
          <button type="button" className={styles.turn} aria-label={viHome.previous} onClick={() => show(current - 1)}>
            <Icon name="chevron-left" size={18} />
          </button>
          {banners.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className={styles.dot}
              aria-label={viHome.goTo(index + 1)}
              aria-current={index === current ? "true" : undefined}
              onClick={() => show(index)}
            />
          ))}
          <button type="button" className={styles.turn} aria-label={viHome.next} onClick={() => show(current + 1)}>
            <Icon name="chevron-right" size={18} />
          </button>
        </div>
      ) : null}
    </section>
  );
}

function HeroPicture({ banner, priority }: { banner: Banner; priority: boolean }) {
  const { href, srcSet, sizes, instead } = heroPicture(banner);
  return (
    <picture className={styles.picture}>
      {instead ? <source {...instead} /> : null}
      <img
        srcSet={srcSet}
        sizes={sizes}
        src={href}
        alt=""
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
      />
    </picture>
  );
}
