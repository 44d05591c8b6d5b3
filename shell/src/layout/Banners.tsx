import { Button } from "@thuot-tha/shared/ui";
import type { ReactNode } from "react";
import styles from "./Banners.module.css";
import type { LayoutActions, LayoutState } from "./state.ts";

const Banner = ({ children, label }: { children: ReactNode; label: string }) => (
  <section className={styles.banner} aria-label={label} role="status">
    {children}
  </section>
);

/** Shop-wide messages that stay until settled: no network, a new version, a question. */
export function Banners({ state, actions }: { state: LayoutState; actions: LayoutActions }) {
  const { connection, update, consent } = state;
  return (
    <div className={styles.banners}>
      {connection === "online" ? null : (
        <Banner label="Kết nối">
          <p>
            {connection === "offline"
              ? "Bạn đang ngoại tuyến."
              : "Chưa kết nối được với cửa hàng, chúng tôi đang thử lại."}{" "}
            Những trang đã xem vẫn mở được; thuê và mua cần có mạng.
          </p>
        </Banner>
      )}
      {update === "none" ? null : (
        <Banner label="Phiên bản mới">
          <p>
            {update === "offered"
              ? "Có phiên bản mới của cửa hàng."
              : "Bạn đang điền dở một biểu mẫu. Tải lại bây giờ sẽ mất phần đã gõ."}
          </p>
          <span className={styles.actions}>
            <Button size="small" onClick={actions.postponeUpdate}>
              {update === "offered" ? "Để sau" : "Điền tiếp"}
            </Button>
            <Button size="small" variant="primary" onClick={actions.reload}>
              {update === "offered" ? "Tải lại" : "Vẫn tải lại"}
            </Button>
          </span>
        </Banner>
      )}
      {consent ? <Banner label="Quyền riêng tư">{consent}</Banner> : null}
    </div>
  );
}
