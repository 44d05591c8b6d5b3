import { formatDong, today } from "@thuot-tha/shared/domain";
import { Loaded } from "@thuot-tha/shared/loading/Loaded";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, Loading } from "@thuot-tha/shared/ui";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSettled } from "../../../forms/use-settled.ts";
import { viOrderChange as words } from "../../../locales/vi/order-change.ts";
import { focusTitle, focusTitleIfLost } from "../../layout/focus-title.ts";
import { getSalePrices } from "../../order/selectors.ts";
import type { Line, Order } from "../../order/slice.ts";
import { kindsOf } from "../kinds.ts";
import { changeOpened, getOrderChange, type Kind } from "../slice.ts";
import styles from "./RentalChanges.module.css";

/** Loaded when a change is first chosen, because it brings the calendar. */
const loadPanel = () => import(/* webpackChunkName: "order-change" */ "./ChangePanel.tsx");

/** What can be changed about one rental: a later return, other dates, keeping the piece. */
export function RentalChanges({ order, line }: { order: Order; line: Line }) {
  const { notify, now } = useHost();
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<Kind | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isSold = useSelector(getSalePrices)[line.productId] !== undefined;
  const { phase, made, refused, lineId } = useSelector(getOrderChange);
  const kinds = kindsOf(line, order, { isSold, today: today(now()) });
  // Quote and days are of one rental at a time, so opening another one closes this one.
  const requested = lineId === line.id ? chosen : null;
  const open = requested && kinds.includes(requested) ? requested : null;
  const isOver = requested !== open;
  useSettled(phase, {
    onDone: () => {
      if (made?.lineId !== line.id) return;
      setChosen(null);
      if (made.status === "DONE") {
        notify({ kind: "success", message: words.done[made.kind] });
        leavePanel();
      }
      if (made.payment?.redirectUrl) window.location.assign(made.payment.redirectUrl);
    },
    onFailed: (error) => {
      // The panel that requested the change shows the failure itself while it is open.
      if (refused?.lineId !== line.id || refused.kind === open || error.silent) return;
      notify({ kind: "error", message: error.message });
    },
  });
  useEffect(() => {
    if (!isOver) return;
    // The panel is gone, and so may be the button that opened it.
    focusTitleIfLost();
    setChosen(null);
    dispatch(changeOpened(null));
  }, [dispatch, isOver]);
  if (line.boughtFor != null) return <p className={styles.bought}>{words.bought(formatDong(line.boughtFor))}</p>;
  if (kinds.length === 0) return null;

  function choose(kind: Kind | null): void {
    dispatch(changeOpened(kind && line.id));
    setChosen(kind);
  }

  /**
   * Moves the focus out of the panel before it is removed: to the button that opened it, or to the page's title. A
   * focus elsewhere stays.
   */
  function leavePanel(): void {
    const { activeElement } = document;
    if (activeElement !== document.body && !place.current?.contains(activeElement)) return;
    const opener = place.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (opener) opener.focus();
    else focusTitle();
  }

  function close(): void {
    leavePanel();
    choose(null);
  }

  return (
    <div ref={place} className={styles.changes}>
      <fieldset className={styles.kinds} aria-label={words.actions(line.name)}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            aria-expanded={open === kind}
            onClick={() => choose(open === kind ? null : kind)}
          >
            {words.kinds[kind]}
          </Button>
        ))}
      </fieldset>
      {open ? (
        <Loaded load={loadPanel} fallback={<Loading>{words.loading}</Loading>}>
          {({ ChangePanel }) => <ChangePanel key={open} kind={open} order={order} line={line} onClose={close} />}
        </Loaded>
      ) : null}
    </div>
  );
}
