import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import styles from "./pages.module.css";

/** Shown when data could not be loaded. Its retry works without scripts too. */
export function Failed({ pathname, search }: PageProps) {
  return (
    <section className={styles.page} role="alert">
      <h1>Cửa hàng đang bận một chút</h1>
      <p>Chúng tôi chưa lấy được dữ liệu của trang này. Giỏ hàng và thông tin của bạn vẫn còn nguyên.</p>
      <ul className={styles.ways}>
        <li>
          <a href={pathname + search} rel="external">
            Thử lại
          </a>
        </li>
        <li>
          <Link to={linkTo(homeRoute)}>Về trang chủ</Link>
        </li>
      </ul>
    </section>
  );
}
