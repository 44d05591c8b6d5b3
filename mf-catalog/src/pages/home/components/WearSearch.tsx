import { linkTo } from "@thuot-tha/shared/contracts";
import { searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { useNavigate } from "@thuot-tha/shared/platform";
import { WearButton } from "../../../features/wear/components/WearButton.tsx";
import { WearSheet } from "../../../features/wear/components/WearSheet.tsx";
import { viHome } from "../../../locales/vi/home.ts";
import styles from "./WearSearch.module.css";

/** Search by date: choose the wear dates, then see what is free. */
export function WearSearch({ rental, sizes }: Pick<Parameters<typeof WearSheet>[0], "rental" | "sizes">) {
  const navigate = useNavigate();
  return (
    <section className={styles.band} aria-labelledby="ngay-can-do">
      <div className={styles.inner}>
        <div>
          <h2 id="ngay-can-do">{viHome.wearTitle}</h2>
          <p>{viHome.wearText}</p>
        </div>
        <WearButton dateFrom="" dateTo="" />
      </div>
      <WearSheet
        pathname={linkTo(searchRoute)}
        value={null}
        rental={rental}
        sizes={sizes}
        onChoose={(wear, attr) =>
          wear && navigate(linkTo(searchRoute, undefined, { attr, "date-from": wear.dateFrom, "date-to": wear.dateTo }))
        }
      />
    </section>
  );
}
