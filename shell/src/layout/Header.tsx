import { linkTo } from "@thuot-tha/shared/contracts";
import { signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import { accountRoute, favoritesRoute } from "@thuot-tha/shared/contracts/routes/account";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { linkToLogin } from "@thuot-tha/shared/contracts/routes/session";
import {
  headerAccount,
  headerBadge,
  headerMiniCart,
  headerNotifications,
  headerSearch,
} from "@thuot-tha/shared/contracts/slots/header";
import { Link, Slot, useLocation } from "@thuot-tha/shared/platform";
import { classNames, Icon, type IconName } from "@thuot-tha/shared/ui";
import { memo, useEffect, useState } from "react";
import { CategoryMenu } from "./CategoryMenu.tsx";
import styles from "./Header.module.css";
import { SearchForm } from "./SearchForm.tsx";

const IconLink = ({ to, name, icon }: { to: string; name: string; icon: IconName }) => (
  <Link className={styles.icon} to={to} aria-label={name}>
    <Icon name={icon} />
  </Link>
);

/**
 * Fallback of the account link, in the same words, so that nothing moves when the content loads. The server renders one
 * document for all shoppers, with the account's address, from which guests are redirected to the login page.
 */
function AccountFallback() {
  const location = useLocation();
  const [isGuest, setGuest] = useState<boolean>();
  useEffect(() => setGuest(!signedInCookie.read(document.cookie)), []);
  const name = isGuest === false ? "Tài khoản" : "Đăng nhập";
  return (
    <Link className={styles.person} to={isGuest ? linkToLogin(location) : linkTo(accountRoute)} aria-label={name}>
      <Icon name="user" />
      <span className={styles.word} aria-hidden="true">
        {name}
      </span>
    </Link>
  );
}

/** Memoised, because it is the same on every page. */
const Bar = memo(() => (
  <div className={styles.bar}>
    <Link className={styles.name} to={linkTo(homeRoute)} translate="no" aria-label="Thướt Tha, về trang chủ">
      Thướt Tha
    </Link>
    <Slot of={headerSearch} className={styles.search} loadOn="interaction" fallback={<SearchForm />} />
    <div className={styles.own}>
      {/* These two have no fallback: in front of the others, they move nothing when they appear. */}
      <Slot of={headerBadge} loadOn="interaction" />
      <Slot of={headerNotifications} loadOn="interaction" />
      <Slot of={headerAccount} className={styles.account} loadOn="interaction" fallback={<AccountFallback />} />
      <span className={styles.wide}>
        <IconLink to={linkTo(favoritesRoute)} name="Yêu thích" icon="heart" />
      </span>
      <Slot
        of={headerMiniCart}
        className={styles.slot}
        loadOn="interaction"
        fallback={<IconLink to={linkTo(cartRoute)} name="Giỏ hàng" icon="cart" />}
      />
    </div>
  </div>
));

const Menu = memo(CategoryMenu);

/**
 * Name, categories, search, and the shopper's own links.
 * @param short on phones without categories and search, which the tab bar has too
 */
export const Header = ({ short }: { short: boolean }) => (
  <header className={classNames(styles.header, short && styles.short)}>
    <Bar />
    <Menu />
  </header>
);
