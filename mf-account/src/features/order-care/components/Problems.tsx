import { Picture } from "@thuot-tha/shared/ui";
import { viOrderCare as words } from "../../../locales/vi/order-care.ts";
import { formatMoment } from "../../../moment.ts";
import type { Order } from "../../order/slice.ts";
import styles from "./OrderCare.module.css";

/** What the customer reported, and the shop's answers. */
export function Problems({ problems }: { problems: NonNullable<Order["problems"]> }) {
  return (
    <>
      <h3 className={styles.title}>{words.problems}</h3>
      <ul className={styles.problems}>
        {problems.map(({ id, topic, content, images, createdAt, answer, answeredAt }) => (
          <li key={id}>
            <p className={styles.quiet}>
              {id} · {words.topics[topic]}
            </p>
            <p className={styles.content}>{content}</p>
            {images.length > 0 ? (
              <div className={styles.pictures}>
                {images.map((path, index) => (
                  <Picture key={path} path={path} alt={words.pictureOf(index + 1)} sizes="4.5rem" />
                ))}
              </div>
            ) : null}
            {answer && answeredAt ? (
              <div className={styles.answer}>
                <p className={styles.quiet}>
                  {words.answer} · {formatMoment(answeredAt)}
                </p>
                <p className={styles.content}>{answer}</p>
              </div>
            ) : (
              <p className={styles.quiet}>{words.waiting(formatMoment(createdAt))}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
