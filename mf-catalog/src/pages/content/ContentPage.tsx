import type { PageProps } from "@thuot-tha/shared/platform";
import { useSelector } from "react-redux";
import { getContent } from "../../features/content/slice.ts";
import styles from "./ContentPage.module.css";

type State = Parameters<typeof getContent>[0];

/** A page of words, kept in the database as Markdown; the API has rendered and sanitised it. */
export function ContentPage({ pathname }: PageProps) {
  const page = useSelector((state: State) => getContent(state, pathname));
  if (!page) return null;
  return (
    <article className={styles.page}>
      <h1>{page.title}</h1>
      {/* Sanitised by the API, which alone can store such a page. */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}
