import { linkTo } from "@thuot-tha/shared/contracts";
import type { SaleType } from "@thuot-tha/shared/contracts/operations/entities";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { productChoice } from "@thuot-tha/shared/contracts/routes/product-parts";

interface Chosen {
  /** The product's address key. */
  link: string;
  type: SaleType;
  size: string;
  color: string;
}

/** The product's page with this way, size and colour chosen. */
export const productPath = ({ link, ...choice }: Chosen): string =>
  linkTo(productRoute, { productLink: link }, productChoice(choice));
