import { Section } from "@thuot-tha/shared/ui";
import { viHome } from "../../../locales/vi/home.ts";
import styles from "./HowItWorks.module.css";

/** How renting works, in three steps. */
export function HowItWorks() {
  return (
    <Section title={viHome.how} late>
      <ol className={styles.steps}>
        {viHome.steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
