import { linkTo, type SlotProps } from "@thuot-tha/shared/contracts";
import { giftCardChosen } from "@thuot-tha/shared/contracts/events/gift-cards";
import { giftCardsRoute } from "@thuot-tha/shared/contracts/routes/gift-cards";
import type { cartGiftCard } from "@thuot-tha/shared/contracts/slots/gift-cards";
import { formatDong } from "@thuot-tha/shared/domain";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";

/** A link to the gift cards, and the chosen one. */
export function GiftCardOffer({ title }: SlotProps<typeof cartGiftCard>) {
  const { bus } = useHost();
  const [chosen, setChosen] = useState<{ name: string; price: number }>();
  useEffect(() => giftCardChosen.subscribe(bus, setChosen), [bus]);
  return (
    <section aria-label={title}>
      <Link to={linkTo(giftCardsRoute)}>Tặng thẻ quà</Link>
      {chosen ? <p>{`Bạn đã chọn ${chosen.name}, ${formatDong(chosen.price)}`}</p> : null}
    </section>
  );
}
