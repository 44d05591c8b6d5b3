import { linkTo } from "@thuot-tha/shared/contracts";
import { accountRoute, favoritesRoute, ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link } from "@thuot-tha/shared/platform";
import { Dialog, Icon, type IconName } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { getMenu, type MenuItem } from "../store/menu.ts";
import styles from "./CategoryDrawer.module.css";
import { categoryPath, moreLinks } from "./menu-links.ts";

const own: { name: string; icon: IconName; to: string }[] = [
  { name: "Yêu thích", icon: "heart", to: linkTo(favoritesRoute) },
  { name: "Đơn hàng", icon: "truck", to: linkTo(ordersRoute) },
  { name: "Tài khoản", icon: "user", to: linkTo(accountRoute) },
];

/** All categories, on a phone. It closes when one is chosen. */
export function CategoryDrawer({ onClose }: { onClose: () => void }) {
  const menu = useSelector(getMenu);
  return (
    <Dialog title="Danh mục" place="drawer" onClose={onClose}>
      <nav aria-label="Danh mục" className={styles.menu}>
        <ul>
          {menu.map((item) => (
            <li key={item.id}>
              {item.children.length > 0 ? (
                <Family {...item} onChosen={onClose} />
              ) : (
                <Category {...item} onChosen={onClose} />
              )}
            </li>
          ))}
          {moreLinks.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.own}>
          {own.map(({ name, icon, to }) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                <Icon name={icon} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}

interface Chosen {
  onChosen: () => void;
}

const Category = ({ name, link, onChosen }: Pick<MenuItem, "name" | "link"> & Chosen) => (
  <Link to={categoryPath(link)} onClick={onChosen}>
    {name}
  </Link>
);

function Family({ name, link, children, onChosen }: MenuItem & Chosen) {
  return (
    <details name="category">
      <summary>
        {name}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        <li>
          <Category name={`Tất cả ${name.toLowerCase()}`} link={link} onChosen={onChosen} />
        </li>
        {children.map((child) => (
          <li key={child.id}>
            <Category {...child} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </details>
  );
}
