import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link, Slot } from "@thuot-tha/shared/platform";
import { Icon, type IconName } from "@thuot-tha/shared/ui";
import { CategoryMenu } from "./CategoryMenu.tsx";
import styles from "./Header.module.css";
import { SearchForm } from "./SearchForm.tsx";

const IconLink = ({ to, name, icon }: { to: string; name: string; icon: IconName }) => (
  <Link className={styles.icon} to={to} aria-label={name}>
    <Icon name={icon} />
  </Link>
);

/** Name, categories, search, and what belongs to the shopper. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.name} to={pathTo("home")} aria-label="Thướt Tha, về trang chủ">
          Thướt Tha
        </Link>
        <Slot name="header.search" className={styles.search} fallback={<SearchForm />} />
        <div className={styles.own}>
          <Slot name="header.badge" patient />
          <span className={styles.wide}>
            <IconLink to={pathTo("favorites")} name="Yêu thích" icon="heart" />
          </span>
          <Slot name="header.notifications" patient />
          <Slot
            name="header.account"
            className={styles.account}
            patient
            fallback={<IconLink to={pathTo("account")} name="Tài khoản" icon="user" />}
          />
          <Slot
            name="header.mini-cart"
            className={styles.slot}
            patient
            fallback={<IconLink to={pathTo("cart")} name="Giỏ hàng" icon="cart" />}
          />
        </div>
      </div>
      <CategoryMenu />
    </header>
  );
}
