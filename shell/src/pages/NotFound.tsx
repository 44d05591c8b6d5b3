import { linkTo } from "@thuot-tha/shared/contracts";
import { categoryRoute, homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link } from "@thuot-tha/shared/platform";
import { useSelector } from "react-redux";
import { getMenu } from "../store/menu.ts";
import styles from "./pages.module.css";

/** The 404 page, with links to go on. */
export function NotFound() {
  const menu = useSelector(getMenu);
  return (
    <section className={styles.page}>
      <p className={styles.code}>404</p>
      <h1>Trang này không còn ở đây</h1>
      <p>Có thể món đã rời tủ, hoặc địa chỉ gõ nhầm một chữ. Mời bạn xem tiếp:</p>
      <ul className={styles.ways}>
        <li>
          <Link to={linkTo(homeRoute)}>Trang chủ</Link>
        </li>
        {menu.slice(0, 6).map(({ id, link, name }) => (
          <li key={id}>
            <Link to={linkTo(categoryRoute, { categoryLink: link })}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
