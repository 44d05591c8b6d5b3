import { linkTo } from "@thuot-tha/shared/contracts";
import type { SaleType } from "@thuot-tha/shared/contracts/operations/entities";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";

interface Chosen {
  /** The product's address key. */
  link: string;
  type: SaleType;
  size: string;
  color: string;
}

/** The product's page with this way, size and colour chosen; addresses and lists say `rent` for a rental. */
export const productPath = ({ link, type, size, color }: Chosen): string =>
  linkTo(productRoute, { productLink: link }, { type: type === "rental" ? "rent" : "sale", size, color });
