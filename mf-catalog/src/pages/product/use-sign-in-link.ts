import { linkToLogin } from "@thuot-tha/shared/contracts/routes/session";
import { useLocation } from "@thuot-tha/shared/platform";
import { canonicalProductSearch } from "../../features/product/canonical-search.ts";

/** Address of the login page, which leads back to the product with the choice in the page's address. */
export function useSignInLink(): string {
  const { pathname, search } = useLocation();
  return linkToLogin({ pathname, search: canonicalProductSearch(search) });
}
