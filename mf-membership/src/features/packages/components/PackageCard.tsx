import { linkTo } from "@thuot-tha/shared/contracts";
import { selfRoute } from "@thuot-tha/shared/contracts/routes/content";
import { formatDong } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import type { ReactNode } from "react";
import { viPackages } from "../../../locales/vi/packages.ts";
import type { MembershipPackage } from "../slice.ts";
import styles from "./PackageCard.module.css";

interface PackageCardProps {
  membershipPackage: MembershipPackage;
  /** What the package is to the customer, such as theirs; null for nothing yet. */
  mark: string | null;
  /** The button to join. */
  action: ReactNode;
}

/** One package: price, benefits, and how to join. */
export function PackageCard({ membershipPackage, mark, action }: PackageCardProps) {
  const { name, color, price, durationDays, percentDiscount, extendDay, perks } = membershipPackage;
  return (
    <article className={styles.card} style={{ borderTopColor: color }}>
      <h2>
        {name}
        {mark ? <small className={styles.mine}>{mark}</small> : null}
      </h2>
      <p className={styles.price}>
        {formatDong(price)} <span>{viPackages.per(durationDays)}</span>
      </p>
      <ul>
        <li>{viPackages.discount(percentDiscount)}</li>
        <li>{viPackages.days(extendDay)}</li>
        {perks.map((perk) => (
          <li key={perk}>{perk}</li>
        ))}
      </ul>
      {action}
      <Link
        className={styles.more}
        to={linkTo(selfRoute, { selfLink: "gioi-thieu-thanh-vien" })}
        aria-label={`${viPackages.more}: ${name}`}
      >
        {viPackages.more}
      </Link>
    </article>
  );
}
