import { Button } from "@thuot-tha/shared/ui";
import styles from "../layout/Banners.module.css";

/** Asks for consent to analytics by a third party. */
export function ConsentQuestion({ answer }: { answer: (granted: boolean) => void }) {
  return (
    <>
      <p>
        Cho phép chúng tôi dùng công cụ đo lường của bên thứ ba để hiểu cửa hàng được dùng ra sao? Cửa hàng hoạt động
        như nhau dù bạn chọn gì.
      </p>
      <span className={styles.actions}>
        <Button size="small" onClick={() => answer(false)}>
          Từ chối
        </Button>
        <Button size="small" onClick={() => answer(true)}>
          Đồng ý
        </Button>
      </span>
    </>
  );
}
