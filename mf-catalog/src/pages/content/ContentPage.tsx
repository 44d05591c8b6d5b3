import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { formatDay, today } from "@thuot-tha/shared/domain";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Breadcrumbs, Picture } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { getContent } from "../../features/content/slice.ts";
import { viContent } from "../../locales/vi/content.ts";
import styles from "./ContentPage.module.css";

type State = Parameters<typeof getContent>[0];

/** The picture is as wide as the text: 40rem, less its margins. */
export const pagePictureSizes = "(min-width: 42.5rem) 37.5rem, calc(100vw - 2.5rem)";

/** A text page, stored in the database as Markdown; the API has rendered and sanitised it. */
export function ContentPage({ pathname }: PageProps) {
  const page = useSelector((state: State) => getContent(state, pathname));
  if (!page) return null;
  return (
    <article className={styles.page}>
      <Breadcrumbs as={Link} items={[{ name: viContent.shop, href: linkTo(homeRoute) }, { name: page.title }]} />
      <h1>{page.title}</h1>
      {page.picture ? (
        <Picture
          className={styles.picture}
          path={page.picture.path}
          alt={page.picture.alt}
          ratio="16:9"
          sizes={pagePictureSizes}
          priority
        />
      ) : null}
      {/* Sanitised by the API, which alone can store such a page. */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: page.html }} />
      <p className={styles.updated}>{viContent.updated(formatDay(today(new Date(page.updatedAt))))}</p>
    </article>
  );
}
