import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link } from "@thuot-tha/shared/platform";
import styles from "./Footer.module.css";

const columns = [
  {
    title: "Thuê và mua",
    links: [
      ["Hướng dẫn thuê", pathTo("customerCare", { customerCareLink: "huong-dan-thue" })],
      ["Bảng kích cỡ", pathTo("customerCare", { customerCareLink: "bang-kich-co" })],
      ["Đặt cọc và hoàn tiền", pathTo("customerCare", { customerCareLink: "dat-coc-va-hoan-tien" })],
      ["Giao và nhận", pathTo("customerCare", { customerCareLink: "giao-nhan" })],
    ],
  },
  {
    title: "Hỗ trợ",
    links: [
      ["Câu hỏi thường gặp", pathTo("customerCare", { customerCareLink: "cau-hoi-thuong-gap" })],
      ["Đổi trả", pathTo("customerCare", { customerCareLink: "doi-tra" })],
      ["Thanh toán", pathTo("info", { pageInfo: "thanh-toan" })],
      ["Liên hệ", pathTo("info", { pageInfo: "lien-he" })],
    ],
  },
  {
    title: "Thướt Tha",
    links: [
      ["Về chúng tôi", pathTo("aboutUs")],
      ["Gói thành viên", pathTo("membership")],
      ["Chính sách bảo mật", pathTo("info", { pageInfo: "chinh-sach-bao-mat" })],
      ["Điều khoản", pathTo("info", { pageInfo: "dieu-khoan" })],
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.claim}>Mặc đẹp cho một ngày, tủ đồ nhẹ cả năm.</p>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([name, to]) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
