import { giftCardChosen } from "@thuot-tha/shared/contracts/events/gift-cards";
import { formatDong } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { Button } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { getGiftCards } from "../../features/gift-cards/slice.ts";

/** The gift cards, each with a button that chooses it. */
export function GiftCardsPage() {
  const { bus } = useHost();
  const cards = useSelector(getGiftCards);
  return (
    <>
      <h1>Thẻ quà tặng</h1>
      <ul>
        {cards.map(({ id, name, price }) => (
          <li key={id}>
            {name}, {formatDong(price)}
            <Button aria-label={`Chọn ${name}`} onClick={() => giftCardChosen.emit(bus, { name, price })}>
              Chọn
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
