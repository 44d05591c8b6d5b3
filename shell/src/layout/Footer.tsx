import { linkTo } from "@thuot-tha/shared/contracts";
import { aboutUsRoute, customerCareRoute, infoRoute } from "@thuot-tha/shared/contracts/routes/content";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { Link } from "@thuot-tha/shared/platform";
import styles from "./Footer.module.css";

const columns = [
  {
    title: "Thuê và mua",
    links: [
      ["Hướng dẫn thuê", linkTo(customerCareRoute, { customerCareLink: "huong-dan-thue" })],
      ["Bảng cỡ", linkTo(customerCareRoute, { customerCareLink: "bang-kich-co" })],
      ["Đặt cọc và hoàn tiền", linkTo(customerCareRoute, { customerCareLink: "dat-coc-va-hoan-tien" })],
      ["Giao và nhận", linkTo(customerCareRoute, { customerCareLink: "giao-nhan" })],
    ],
  },
  {
    title: "Hỗ trợ",
    links: [
      ["Câu hỏi thường gặp", linkTo(customerCareRoute, { customerCareLink: "cau-hoi-thuong-gap" })],
      ["Đổi trả", linkTo(customerCareRoute, { customerCareLink: "doi-tra" })],
      ["Thanh toán", linkTo(infoRoute, { pageInfo: "thanh-toan" })],
      ["Liên hệ", linkTo(infoRoute, { pageInfo: "lien-he" })],
    ],
  },
  {
    title: "Thướt Tha",
    links: [
      ["Về chúng tôi", linkTo(aboutUsRoute)],
      ["Gói thành viên", linkTo(membershipRoute)],
      ["Chính sách bảo mật", linkTo(infoRoute, { pageInfo: "chinh-sach-bao-mat" })],
      ["Điều khoản", linkTo(infoRoute, { pageInfo: "dieu-khoan" })],
    ],
  },
] as const;

/** @param askConsent asks for consent to analytics again; null where the shop does not ask */
export function Footer({ askConsent }: { askConsent: (() => void) | null }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.claim}>Mặc đẹp cho một ngày, tủ đồ nhẹ cả năm.</p>
        {columns.map(({ title, links }, index) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([name, to]) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
              {askConsent && index === columns.length - 1 ? (
                <li>
                  <button type="button" onClick={askConsent}>
                    Tuỳ chọn đo lường
                  </button>
                </li>
              ) : null}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
