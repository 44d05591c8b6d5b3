import { linkTo, type SlotProps } from "@thuot-tha/shared/contracts";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import type { membershipSaving } from "@thuot-tha/shared/contracts/slots/membership";
import { formatDong } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { useMembershipPricing } from "@thuot-tha/shared/session/use-membership-pricing";
import { savingOnCart } from "../../features/saving/saving-on-cart.ts";
import { useInvitation } from "../../features/saving/use-invitation.ts";
import { viSlots } from "../../locales/vi/slots.ts";
import styles from "./CartSaving.module.css";

/** The membership's savings on this cart, actual or possible. */
export function CartSaving({ lines }: SlotProps<typeof membershipSaving>) {
  const pricing = useMembershipPricing();
  const invitation = useInvitation(lines, pricing === null);
  if (pricing) {
    const saving = savingOnCart(lines, pricing);
    return saving > 0 ? <p className={styles.saving}>{viSlots.cartSaved(formatDong(saving))}</p> : null;
  }
  if (!invitation) return null;
  return (
    <p className={styles.saving}>
      <span>{viSlots.cartInvite(invitation.name, formatDong(invitation.saving))}</span>{" "}
      <Link to={linkTo(membershipRoute)}>{viSlots.inviteLink}</Link>
    </p>
  );
}
