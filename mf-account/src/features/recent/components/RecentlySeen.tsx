import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link } from "@thuot-tha/shared/platform";
import { ProductCard } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { favorites as words } from "../../../locales/vi/favorites.ts";
import { getRecent, recentAsked } from "../slice.ts";
import styles from "./RecentlySeen.module.css";

/** What was looked at in this browser last, in a row to push along; nothing where nothing was. */
export function RecentlySeen() {
  const dispatch = useDispatch();
  const cards = useSelector(getRecent);
  useEffect(() => void dispatch(recentAsked()), [dispatch]);
  if (!cards?.length) return null;
  return (
    <section className={styles.recent} aria-labelledby="recently-seen">
      <h2 id="recently-seen">{words.recentTitle}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keys */}
      <ul className={styles.row} tabIndex={0} aria-labelledby="recently-seen">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard
              product={card}
              href={linkTo(productRoute, { productLink: card.link })}
              as={Link}
              sizes="10rem"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
