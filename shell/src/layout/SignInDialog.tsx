import { linkTo } from "@thuot-tha/shared/contracts";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { signInAgain } from "@thuot-tha/shared/contracts/slots/session";
import { Slot } from "@thuot-tha/shared/platform";
import { Dialog } from "@thuot-tha/shared/ui";

/** Opens over the page when the session ends. Closing it leaves the shopper a guest, who loses a half-filled form. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Đăng nhập lại để tiếp tục" place="centre" closedby="none" onClose={onClose}>
      <p tabIndex={-1} data-first-focus>
        Phiên đăng nhập của bạn đã hết. Những gì bạn đang làm vẫn còn nguyên ở đây.
      </p>
      <Slot
        of={signInAgain}
        fallback={
          <a href={linkTo(loginRoute)} target="_blank" rel="noreferrer">
            Đăng nhập trong thẻ khác rồi quay lại đây
          </a>
        }
      />
    </Dialog>
  );
}
