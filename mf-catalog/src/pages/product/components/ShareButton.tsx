import { useHost } from "@thuot-tha/shared/platform";
import { Icon, TextInput } from "@thuot-tha/shared/ui";
import { useState } from "react";
import { canonicalProductSearch } from "../../../features/product/canonical-search.ts";
import { viProduct } from "../../../locales/vi/product.ts";
import styles from "./BuyBox.module.css";

/**
 * Shares the product with the choice in the page's address, by the device's share dialog; without one, copies the
 * address. An address that can be neither shared nor copied stays in a field, for the shopper to copy.
 */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { notify, router } = useHost();
  const [isRefused, setRefused] = useState(false);
  const address = () => new URL(path + canonicalProductSearch(router.location().search), window.location.href).href;

  const share = async () => {
    const url = address();
    setRefused(false);
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify({ kind: "success", message: viProduct.linkCopied });
    } catch (error) {
      // With an AbortError, the shopper has closed the share dialog.
      setRefused((error as Error).name !== "AbortError");
    }
  };
  return (
    <>
      <button type="button" className={styles.action} aria-label={viProduct.share} onClick={share}>
        <Icon name="share" />
      </button>
      {isRefused ? (
        <TextInput
          className={styles.link}
          label={viProduct.link}
          value={address()}
          readOnly
          autoFocus
          onFocus={({ target }) => target.select()}
        />
      ) : null}
    </>
  );
}
