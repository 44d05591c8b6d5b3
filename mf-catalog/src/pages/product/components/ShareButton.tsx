import { useHost } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { canonicalProductSearch } from "../../../features/product/canonical-search.ts";
import { vi } from "../../../locales/vi/product.ts";
import styles from "./BuyBox.module.css";

/**
 * Shares the product with the choice in the page's address, by the device's share dialog; without one, copies the
 * address.
 */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { notify, router } = useHost();

  const share = async () => {
    const url = new URL(path + canonicalProductSearch(router.location().search), window.location.href).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify({ kind: "success", message: vi.linkCopied });
    } catch (error) {
      // The shopper closed the share dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
      notify({ kind: "info", message: vi.linkIs(url) });
    }
  };
  return (
    <button type="button" className={styles.action} aria-label={vi.share} onClick={share}>
      <Icon name="share" />
    </button>
  );
}
