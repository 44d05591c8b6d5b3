import styles from "./PageSkeleton.module.css";

interface Props {
  /** Address to try again, of a page that the server should have drawn; null of one that only the browser draws. */
  retry: string | null;
}

/** Stands where a page will be until the browser has drawn it. Its sentence is for shoppers without scripts. */
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
