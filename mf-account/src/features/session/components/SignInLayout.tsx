import type { ReactNode } from "react";
import { viSession } from "../../../locales/vi/session.ts";
import { Drape } from "./Drape.tsx";
import styles from "./SignInLayout.module.css";

interface SignInLayoutProps {
  title: string;
  lead: string | null;
  /** Link to the other form. */
  footer: ReactNode;
  children: ReactNode;
}

/** A form beside the silk drawing; on phones the form alone. */
export function SignInLayout({ title, lead, footer, children }: SignInLayoutProps) {
  return (
    <div className={styles.layout}>
      <aside className={styles.panel}>
        <Drape className={styles.drape} />
        <p className={styles.claim}>{viSession.panelTitle}</p>
        <ul className={styles.points}>
          {viSession.panelPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </aside>
      <section className={styles.main}>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
        <p className={styles.footer}>{footer}</p>
      </section>
    </div>
  );
}
