import { linkTo } from "@thuot-tha/shared/contracts";
import { infoRoute } from "@thuot-tha/shared/contracts/routes/content";
import styles from "./Layout.module.css";

interface Props {
  /** Address to retry for a page the server should have rendered; null for a page that only the browser renders. */
  retry: string | null;
}

/** Holds a page's place until the browser has rendered it. Its sentence is for shoppers without scripts. */
export function PageSkeleton({ retry }: Props) {
  return (
    <div className={styles.skeleton} data-skeleton role="status" aria-label="Đang tải trang">
      <noscript>
        {retry === null ? (
          <>
            <h1>Trang này cần JavaScript</h1>
            <p>
              Bạn bật JavaScript trong cài đặt của trình duyệt rồi tải lại trang nhé. Giỏ hàng của bạn vẫn được lưu.
            </p>
            <p>
              Không bật được? <a href={linkTo(infoRoute, { pageInfo: "lien-he" })}>Gọi hoặc nhắn cho chúng tôi</a> để
              được đặt giúp.
            </p>
          </>
        ) : (
          <>
            Cửa hàng đang bận một chút, trang này chưa tải được. <a href={retry}>Thử lại</a>
          </>
        )}
      </noscript>
    </div>
  );
}
