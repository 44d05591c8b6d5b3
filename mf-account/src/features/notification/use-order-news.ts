import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { getNotifications, type Notification } from "./slice.ts";

const kinds: readonly Notification["kind"][] = ["ORDER", "PAYMENT", "WALLET"];

/** Reports each notification about orders or their money that arrives while the component is mounted. */
export function useOrderNews(onNews: () => void): void {
  const { latest } = useSelector(getNotifications);
  const last = useRef(latest);
  const report = useRef(onNews);
  report.current = onNews;
  useEffect(() => {
    if (last.current === latest) return;
    last.current = latest;
    if (latest && kinds.includes(latest.kind)) report.current();
  }, [latest]);
}
