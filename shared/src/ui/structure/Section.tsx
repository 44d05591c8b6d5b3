import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Section.module.css";

export interface SectionProps {
  title?: ReactNode;
  /** A short line over the title. */
  eyebrow?: ReactNode;
  /** A sentence under it. */
  lead?: ReactNode;
  /** At the end of the title's line: a link to more. */
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  /** Less space above: right under the page's head. */
  tight?: boolean;
  /** Below the first view of every phone, after which it is painted. */
  late?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A section of a page at page width, labelled by its title. */
export function Section({
  title,
  eyebrow,
  lead,
  action,
  heading: Heading = "h2",
  tight,
  late,
  id,
  className,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.section, tight && styles.tight, late && styles.late, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title ? (
        <div className={styles.head}>
          <div>
            {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
            <Heading id={titleId}>{title}</Heading>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {action}
        </div>
      ) : null}
      {children}
    </section>
  );
}
