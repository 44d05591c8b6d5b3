import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link, Slot } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { getMenu } from "../store/menu.ts";
import styles from "./Header.module.css";

/** Name, categories, search, and what belongs to the shopper. */
export function Header({ pathname }: { pathname: string }) {
  const menu = useSelector(getMenu);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.name} to={pathTo("home")} aria-label="Thướt Tha, về trang chủ">
          Thướt Tha
        </Link>
        <form className={styles.search} action={pathTo("search")}>
          <input
            type="search"
            name="q"
            placeholder="Tìm áo dài, đầm dạ hội…"
            aria-label="Tìm trong cửa hàng"
            maxLength={100}
          />
          <button type="submit" aria-label="Tìm">
            <Icon name="search" />
          </button>
        </form>
        <div className={styles.own}>
          <Slot name="header.badge" />
          <Slot
            name="header.account"
            className={styles.account}
            fallback={
              <Link className={styles.icon} to={pathTo("orders")} aria-label="Tài khoản">
                <Icon name="user" />
              </Link>
            }
          />
          <Slot
            name="header.mini-cart"
            className={styles.slot}
            fallback={
              <Link className={styles.icon} to={pathTo("cart")} aria-label="Giỏ hàng">
                <Icon name="cart" />
              </Link>
            }
          />
        </div>
      </div>
      <nav className={styles.menu} aria-label="Danh mục" id="menu">
        <ul>
          {menu.map(({ id, link, name }) => {
            const to = pathTo("category", { categoryLink: link });
            return (
              <li key={id}>
                <Link to={to} aria-current={pathname === to ? "page" : undefined}>
                  {name}
                </Link>
              </li>
            );
          })}
          <li>
            <Link to={pathTo("onSale")} aria-current={pathname === pathTo("onSale") ? "page" : undefined}>
              Thanh lý
            </Link>
          </li>
          <li>
            <Link to={pathTo("membership")} aria-current={pathname === pathTo("membership") ? "page" : undefined}>
              Thành viên
            </Link>
          </li>
        </ul>
      </nav>
    </header>
  );
}
