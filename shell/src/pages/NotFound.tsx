import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute, productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link } from "@thuot-tha/shared/platform";
import { Grid, ProductCard, Section } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { categoryPath } from "../layout/menu-links.ts";
import { SearchForm } from "../layout/SearchForm.tsx";
import { getMenu } from "../store/menu.ts";
import { getSuggested } from "../store/suggested.ts";
import { EmptyHanger } from "./EmptyHanger.tsx";
import styles from "./pages.module.css";

/** The 404 page, with a search, links and suggested pieces. */
export function NotFound() {
  const menu = useSelector(getMenu);
  const pieces = useSelector(getSuggested);
  return (
    <>
      <section className={styles.page}>
        <EmptyHanger />
        <p className={styles.code}>404</p>
        <h1>Trang này không còn ở đây</h1>
        <p>Có thể món đã rời tủ, hoặc địa chỉ gõ nhầm một chữ. Mời bạn tìm lại, hoặc xem tiếp:</p>
        <SearchForm />
        <ul className={styles.ways}>
          <li>
            <Link to={linkTo(homeRoute)}>Trang chủ</Link>
          </li>
          {menu.slice(0, 6).map(({ id, link, name }) => (
            <li key={id}>
              <Link to={categoryPath(link)}>{name}</Link>
            </li>
          ))}
        </ul>
      </section>
      {pieces.length > 0 ? (
        <Section title="Đang được yêu thích" tight>
          <Grid columns={[2, 4, 4]}>
            {pieces.map((piece) => (
              <ProductCard
                key={piece.id}
                product={piece}
                href={linkTo(productRoute, { productLink: piece.link })}
                as={Link}
                sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 23vw, 46vw"
              />
            ))}
          </Grid>
        </Section>
      ) : null}
    </>
  );
}
