import { useDispatch, useSelector } from "react-redux";
import { CartLine } from "../../features/cart/components/CartLine.tsx";
import { getRefusals } from "../../features/cart/selectors.ts";
import { lineChanged } from "../../features/cart/slice.ts";
import type { CartItem } from "../../features/cart/types.ts";
import { isPossible } from "../../features/choice/selectors.ts";
import { DateChange } from "../../features/dates/components/DateChange.tsx";
import { datesClosed, datesOpened, getDates } from "../../features/dates/slice.ts";
import { getPricing } from "../../features/shopper/selectors.ts";

interface CartEntryProps {
  line: CartItem;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onRemove: () => void;
}

/** One line with its controls. */
export function CartEntry({ line, chosen, onChoose, onRemove }: CartEntryProps) {
  const dispatch = useDispatch();
  const pricing = useSelector(getPricing);
  const refusals = useSelector(getRefusals);
  const dates = useSelector(getDates);
  const { id } = line;
  const close = () => dispatch(datesClosed());
  const open = dates.is !== "closed" && dates.lineId === id;

  const calendar = open ? (
    <DateChange
      line={line}
      dates={dates}
      pricing={pricing}
      onSave={(wear) => {
        close();
        dispatch(lineChanged({ id, ...wear }));
      }}
      onClose={close}
      onRetry={() => dispatch(datesOpened(id))}
    />
  ) : null;

  return (
    <CartLine
      line={line}
      pricing={pricing}
      possible={isPossible(line)}
      chosen={chosen}
      refusal={refusals[id]}
      calendar={calendar}
      onChoose={onChoose}
      onQuantity={(quantities) => dispatch(lineChanged({ id, quantities }))}
      onRemove={onRemove}
      onDates={() => dispatch(open ? datesClosed() : datesOpened(id))}
    />
  );
}
