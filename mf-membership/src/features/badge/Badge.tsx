import { linkTo } from "@thuot-tha/shared/contracts";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { Link } from "@thuot-tha/shared/platform";
import { useSelector } from "react-redux";
import { viSlots } from "../../locales/vi/slots.ts";
import styles from "./Badge.module.css";
import { getBadge } from "./slice.ts";

/** Header badge with the member's package in its colour. Renders nothing without a membership. */
export function Badge() {
  const badge = useSelector(getBadge);
  if (!badge) return null;
  return (
    <Link className={styles.badge} to={linkTo(membershipRoute)} aria-label={viSlots.badge(badge.name)}>
      <span className={styles.dot} style={{ background: badge.color }} />
      <span aria-hidden="true">{badge.name}</span>
    </Link>
  );
}
