import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { formatDong, membershipUnitPrice } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { vi } from "../../locales/vi.ts";
import styles from "./MembershipPrice.module.css";
import { usePricing } from "./use-pricing.ts";

export interface MembershipPriceProps {
  productId: string;
  /** đồng for one wear day. */
  rentalPrice: number;
  membershipRentalPrice: number;
}

export function MembershipPrice(product: MembershipPriceProps) {
  const pricing = usePricing();
  if (!pricing) {
    return (
      <p className={styles.line}>
        {vi.invite}. <Link to={pathTo("membership")}>{vi.inviteLink}</Link>
      </p>
    );
  }
  const price = membershipUnitPrice(product, pricing);
  const saving = product.rentalPrice - price;
  return (
    <p className={styles.line}>
      {vi.memberPrice(formatDong(price))}
      {saving > 0 ? `, ${vi.saving(formatDong(saving))}` : null}
    </p>
  );
}
