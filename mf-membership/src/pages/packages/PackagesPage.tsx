import { useSelector } from "react-redux";
import { PackageCard } from "../../features/packages/components/PackageCard.tsx";
import { getPackagesByPrice } from "../../features/packages/selectors.ts";
import { vi } from "../../locales/vi.ts";
import styles from "./PackagesPage.module.css";

/** The packages side by side. */
export function PackagesPage() {
  const packages = useSelector(getPackagesByPrice);
  return (
    <div className={styles.page}>
      <h1>{vi.title}</h1>
      <p className={styles.lead}>{vi.lead}</p>
      {packages.length === 0 ? (
        <p>{vi.empty}</p>
      ) : (
        <ul className={styles.packages}>
          {packages.map((one) => (
            <li key={one.id}>
              <PackageCard membershipPackage={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
