import styles from "./PageSkeleton.module.css";

interface Props {
  /** Address to retry for a page the server should have rendered; null for a page that only the browser renders. */
  retry: string | null;
}

/** Fills a page's place until the browser has rendered it. Its sentence is for shoppers without scripts. */
export function PageSkeleton({ retry }: Props) {
  return (
    <div className={styles.skeleton} data-skeleton role="status" aria-label="Đang tải trang">
      <noscript>
        {retry === null ? (
          "Trang này cần JavaScript. Bạn bật JavaScript trong cài đặt của trình duyệt rồi tải lại trang, hoặc liên hệ với chúng tôi ở cuối trang để được đặt giúp nhé."
        ) : (
          <>
            Cửa hàng đang bận một chút, trang này chưa tải được. <a href={retry}>Thử lại</a>
          </>
        )}
      </noscript>
      <span />
      <span />
      <span />
    </div>
  );
}
