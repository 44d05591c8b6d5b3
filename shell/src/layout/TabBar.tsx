import { linkTo } from "@thuot-tha/shared/contracts";
import { accountRoute } from "@thuot-tha/shared/contracts/routes/account";
import { homeRoute, searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import type { MouseEvent } from "react";
import styles from "./TabBar.module.css";

const tabs = [
  { name: "Trang chủ", icon: "home", to: linkTo(homeRoute) },
  { name: "Danh mục", icon: "grid", to: "#menu" },
  { name: "Tìm", icon: "search", to: linkTo(searchRoute) },
  { name: "Giỏ", icon: "cart", to: linkTo(cartRoute) },
  { name: "Tài khoản", icon: "user", to: linkTo(accountRoute) },
] as const;

/** `aria-current` of the page itself, or of the section it belongs to. */
const current = (pathname: string, to: string) =>
  pathname === to ? "page" : pathname.startsWith(`${to}/`) ? "true" : undefined;

/** The bottom bar of phones. Without scripts "Danh mục" leads to the row of families. */
export function TabBar({ pathname, onMenu }: { pathname: string; onMenu: () => void }) {
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    onMenu();
  };
  return (
    <nav className={styles.bar} aria-label="Lối tắt">
      {tabs.map(({ name, icon, to }) => (
        <Link key={to} to={to} aria-current={current(pathname, to)} onClick={to === "#menu" ? openMenu : undefined}>
          <Icon name={icon} />
          {name}
        </Link>
      ))}
    </nav>
  );
}
