import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import styles from "./Tabs.module.css";

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly { key: string; label: ReactNode; content: ReactNode }[];
  /** With `value` the owner decides which one shows; without, the first one starts. */
  value?: string;
  onChange?: (key: string) => void;
}

/** One of several panels. Arrows, Home and End move and choose. Hidden ones stay in the page, for search engines. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(items[0]?.key);
  const list = useRef<HTMLDivElement>(null);
  const current = value ?? own;

  const choose = (key: string) => {
    setOwn(key);
    onChange?.(key);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = items.findIndex(({ key }) => key === current);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: items.length - 1 }[event.key];
    const item = next === undefined ? undefined : items[(next + items.length) % items.length];
    if (!item) return;
    event.preventDefault();
    choose(item.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[items.indexOf(item)]?.focus();
  };

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-tab-${item.key}`}
            aria-controls={`${id}-panel-${item.key}`}
            aria-selected={item.key === current}
            tabIndex={item.key === current ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(item.key)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.key}
          role="tabpanel"
          id={`${id}-panel-${item.key}`}
          aria-labelledby={`${id}-tab-${item.key}`}
          hidden={item.key !== current}
          className={styles.panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
