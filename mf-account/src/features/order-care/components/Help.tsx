import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, buttonClass, Icon } from "@thuot-tha/shared/ui";
import { useRef, useState } from "react";
import { useSelector } from "react-redux";
import { useSettled } from "../../../forms/use-settled.ts";
import { viOrderCare as words } from "../../../locales/vi/order-care.ts";
import type { Order } from "../../order/slice.ts";
import { getOrderCare } from "../slice.ts";
import styles from "./OrderCare.module.css";
import { Problems } from "./Problems.tsx";
import { ReportProblem } from "./ReportProblem.tsx";

/** Help with an order: the shop's phone and Zalo, and a report with pictures. */
export function Help({ order: { id, help, problems = [] } }: { order: Order }) {
  const { notify } = useHost();
  const [open, setOpen] = useState(false);
  useSettled(useSelector(getOrderCare).report, {
    onDone: () => {
      setOpen(false);
      notify({ kind: "success", message: words.reported });
    },
  });
  const ways = useRef<HTMLDivElement>(null);
  useFocusAfter(open, () => ways.current?.querySelector("button"));
  return (
    <>
      <div className={styles.buttons} ref={ways}>
        {help ? (
          <a className={buttonClass()} href={`tel:${help.phone.replace(/\s/g, "")}`}>
            <Icon name="phone" size={18} /> {words.call(help.phone)}
          </a>
        ) : null}
        {help?.zaloUrl ? (
          <a className={buttonClass()} href={help.zaloUrl} target="_blank" rel="noopener">
            {words.zalo}
          </a>
        ) : null}
        {open ? null : <Button onClick={() => setOpen(true)}>{words.report}</Button>}
      </div>
      {open ? <ReportProblem orderId={id} onStop={() => setOpen(false)} /> : null}
      <div aria-live="polite">{problems.length > 0 ? <Problems problems={problems} /> : null}</div>
    </>
  );
}
