import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { formatDong } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { vi } from "../../../locales/vi.ts";
import type { MembershipPackage } from "../slice.ts";
import styles from "./PackageCard.module.css";

/** One package: price, what it gives, how to join. */
export function PackageCard({ membershipPackage }: { membershipPackage: MembershipPackage }) {
  const { name, color, price, durationDays, percentDiscount, extendDay, perks } = membershipPackage;
  return (
    <article className={styles.card} style={{ borderTopColor: color }}>
      <h2>{name}</h2>
      <p className={styles.price}>
        {formatDong(price)} <span>{vi.per(durationDays)}</span>
      </p>
      <ul>
        <li>{vi.discount(percentDiscount)}</li>
        <li>{vi.days(extendDay)}</li>
        {perks.map((perk) => (
          <li key={perk}>{perk}</li>
        ))}
      </ul>
      <Link
        className={styles.more}
        to={pathTo("self", { selfLink: "gioi-thieu-thanh-vien" })}
        aria-label={`${vi.more}: ${name}`}
      >
        {vi.more}
      </Link>
    </article>
  );
}
