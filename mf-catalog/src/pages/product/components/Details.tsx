import { formatDay, today } from "@thuot-tha/shared/domain";
import { Disclosure } from "@thuot-tha/shared/ui";
import type { Product } from "../../../features/product/slice.ts";
import { viProduct } from "../../../locales/vi/product.ts";
import styles from "./Details.module.css";

/** Description, material and cut. */
export function Details({ product }: { product: Product }) {
  return (
    <div className={styles.details}>
      <p className={styles.description}>{product.description}</p>
      {product.promotions.length > 0 ? (
        <Disclosure title={viProduct.promotions} open>
          <ul className={styles.promotions}>
            {/* `to` is the first moment after the last day. */}
            {product.promotions.map(({ id, title, description, to }) => (
              <li key={id}>
                <strong>{title}</strong>
                <span>{description}</span>
                {to ? <small>{viProduct.until(formatDay(today(new Date(Date.parse(to) - 1))))}</small> : null}
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      <Disclosure title={viProduct.details} open>
        <dl className={styles.attributes}>
          {product.attributes.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {product.sizeChart.length > 0 ? (
        <Disclosure title={viProduct.sizeChart}>
          <p className={styles.hint}>{viProduct.sizeChartHint}</p>
          <table className={styles.sizes}>
            <thead>
              <tr>
                {viProduct.sizeRow.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {product.sizeChart.map(({ size, bust, waist, hip }) => (
                <tr key={size}>
                  <th scope="row">{size}</th>
                  <td>{bust}</td>
                  <td>{waist}</td>
                  <td>{hip}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      ) : null}
    </div>
  );
}
