import { Link, useLocation } from "@thuot-tha/shared/platform";
import { Icon, Picture } from "@thuot-tha/shared/ui";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { getMenu, type MenuItem } from "../store/menu.ts";
import styles from "./CategoryMenu.module.css";
import { categoryPath, moreLinks } from "./menu-links.ts";

/** Milliseconds for which the pointer must rest on a family to open it, so that passing over the menu opens nothing. */
const hoverDelay = 120;

/** The families side by side; on wide screens each opens its categories. Without scripts the links work as well. */
export function CategoryMenu() {
  const menu = useSelector(getMenu);
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The family under the mouse; null without one. One that was closed stays closed while the mouse rests on it. */
  const pointed = useRef<string | null>(undefined);

  const soon = (id: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), hoverDelay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(null);
  };
  // Movements count, because a page transition makes a resting mouse leave and enter.
  const pointAt = (id: string | null) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || pointed.current === id) return;
    pointed.current = id;
    soon(id);
  };
  useEffect(close, [pathname, search]);

  const current = (to: string) => (pathname === to ? "page" : undefined);
  // Esc closes what a mouse has opened, too, wherever the focus is.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      document.querySelector<HTMLElement>("#menu:focus-within [aria-expanded=true]")?.focus();
      close();
    };
    // Safari does not focus a pressed button, so no focus leaves the menu at the next press.
    const onPress = ({ target }: Event) => (target as Element).closest("#menu") || close();
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the links, which fires clicks
    <nav
      className={styles.menu}
      aria-label="Danh mục"
      id="menu"
      onClick={({ target }) => (target as Element).closest("a") && close()}
      // A touch ends with a leave event just before its click.
      onPointerLeave={pointAt(null)}
      // In Safari a press on a link takes the focus away before its click, which needs the link to stay.
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      <ul className={styles.families}>
        {menu.map((item) => {
          const { id, link, name, children } = item;
          const to = categoryPath(link);
          return (
            <li key={id} onPointerMove={pointAt(children.length > 0 ? id : null)}>
              <Link to={to} aria-current={current(to)}>
                {name}
              </Link>
              {children.length > 0 ? (
                <button
                  type="button"
                  aria-label={`Trong ${name}`}
                  aria-expanded={open === id}
                  onClick={() => (open === id ? close() : setOpen(id))}
                >
                  <Icon name="chevron-down" size={14} />
                </button>
              ) : null}
              {open === id ? <Panel item={item} /> : null}
            </li>
          );
        })}
        {moreLinks.map(({ name, to }) => (
          <li key={to} onPointerMove={pointAt(null)}>
            <Link to={to} aria-current={current(to)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Views of a family with many pieces. */
const views = [
  { name: "Được thuê nhiều", search: { sort: "top_seller" } },
  { name: "Giá từ thấp đến cao", search: { sort: "price_asc" } },
  { name: "Mua hẳn", search: { type: "sale" } },
];

/** A family's categories, a few views of it and its picture. A group of categories has no page worth sorting. */
function Panel({ item: { name, link, logoUrl, displays, children } }: { item: MenuItem }) {
  const isFamily = displays.length > 0;
  const all = `Tất cả ${name.toLowerCase()}`;
  return (
    <div className={styles.panel}>
      <div className={styles.inner}>
        <ul className={isFamily ? undefined : styles.many}>
          {children.map((child) => (
            <li key={child.id}>
              <Link to={categoryPath(child.link)}>{child.name}</Link>
            </li>
          ))}
        </ul>
        {isFamily ? (
          <ul>
            {views.map(({ name, search }) => (
              <li key={name}>
                <Link to={categoryPath(link, search)} rel="nofollow">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <Link to={categoryPath(link)} className={styles.picture}>
          {logoUrl ? <Picture path={logoUrl} alt="" ratio="4:5" sizes="13rem" /> : null}
          {isFamily ? all : name}
        </Link>
      </div>
    </div>
  );
}
