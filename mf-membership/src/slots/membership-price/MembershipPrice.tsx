import { linkTo, type SlotProps } from "@thuot-tha/shared/contracts";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import type { membershipPrice } from "@thuot-tha/shared/contracts/slots/membership";
import { formatDong, lineTotals, type MembershipPricing, ownMemberPrice, rangeLength } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { useMembershipPricing } from "@thuot-tha/shared/session/use-membership-pricing";
import { useSelector } from "react-redux";
import { arePricesKnown, type WithPrices } from "../../features/saving/slice.ts";
import { useInvitation } from "../../features/saving/use-invitation.ts";
import { viSlots } from "../../locales/vi/slots.ts";
import styles from "./MembershipPrice.module.css";

/** A one-day wear, for a piece without chosen dates. */
const anyDay = "2026-01-01";

export function MembershipPrice({ dateFrom, dateTo, ...piece }: SlotProps<typeof membershipPrice>) {
  const pricing = useMembershipPricing();
  const line = { ...piece, type: "rental", quantities: 1, salePrice: 0, depositPrice: 0 } as const;
  const wear = dateFrom && dateTo ? { dateFrom, dateTo } : null;
  const rental = { ...line, ...(wear ?? { dateFrom: anyDay, dateTo: anyDay }) };
  const days = wear && rangeLength(wear);
  if (pricing) return <MemberLine rental={rental} pricing={pricing} days={days} />;
  return <Invitation rental={rental} days={days} isNoMember={pricing === null} />;
}

type Rental = Parameters<typeof lineTotals>[0];

interface Chosen {
  rental: Rental;
  /** Wear days; null until they are chosen. */
  days: number | null;
}

/** Origin of the member's price: the package's percentage, or the piece's own price. */
const ruleOf = (rental: Rental, pricing: MembershipPricing): string =>
  viSlots.rule(pricing.percentDiscount, ownMemberPrice(rental, pricing) > 0);

function MemberLine({ rental, pricing, days }: Chosen & { pricing: MembershipPricing }) {
  const { total, memberSaving } = lineTotals(rental, pricing);
  return (
    <p className={styles.line}>
      {viSlots.memberPrice(formatDong(total), days)}
      {memberSaving > 0 ? `, ${viSlots.saving(formatDong(memberSaving))} (${ruleOf(rental, pricing)})` : null}
    </p>
  );
}

/**
 * Invitation for shoppers without a membership. Server and first view render it without the offer, whose numbers are
 * requested afterwards; its lines are reserved, so that nothing moves. Renders nothing once the prices show that no
 * package saves.
 */
function Invitation({ rental, days, isNoMember }: Chosen & { isNoMember: boolean }) {
  const invitation = useInvitation([rental], isNoMember);
  const isKnown = useSelector((state: WithPrices) => arePricesKnown(state, [rental.productId]));
  if (isNoMember && isKnown && !invitation) return null;
  const ordinary = lineTotals(rental).total;
  return (
    <p className={styles.line}>
      {viSlots.invite} <Link to={linkTo(membershipRoute)}>{viSlots.inviteLink}</Link>
      <span className={styles.offer}>
        {invitation
          ? `${viSlots.inviteWith(invitation.name, formatDong(ordinary - invitation.saving), days, formatDong(invitation.saving))} (${ruleOf(rental, invitation.pricing)})`
          : null}
      </span>
    </p>
  );
}
