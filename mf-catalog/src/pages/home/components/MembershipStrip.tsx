import { linkTo } from "@thuot-tha/shared/contracts";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass } from "@thuot-tha/shared/ui";
import { viHome } from "../../../locales/vi/home.ts";
import styles from "./MembershipStrip.module.css";

/** An invitation to the membership page. */
export function MembershipStrip() {
  return (
    <aside className={styles.strip}>
      <h2>{viHome.member}</h2>
      <p>{viHome.memberText}</p>
      <Link className={buttonClass({ variant: "secondary" })} to={linkTo(membershipRoute)}>
        {viHome.memberLink}
      </Link>
    </aside>
  );
}
