import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { newKey } from "@thuot-tha/shared/http/new-key";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button, EmptyState } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Calculator } from "../../features/calculator/components/Calculator.tsx";
import { JoinPanel } from "../../features/joining/components/JoinPanel.tsx";
import { joiningOpened } from "../../features/joining/slice.ts";
import { PackageCard } from "../../features/packages/components/PackageCard.tsx";
import { getPackagesByPrice } from "../../features/packages/selectors.ts";
import { CurrentMembership } from "../../features/standing/components/CurrentMembership.tsx";
import { formatEnd } from "../../features/standing/last-day.ts";
import { getStanding, type Standing, standingRequested } from "../../features/standing/slice.ts";
import { viPackages } from "../../locales/vi/packages.ts";
import { chosenKey, JoinAction } from "./JoinAction.tsx";
import styles from "./PackagesPage.module.css";

function markOf({ membership, following = [] }: Standing, packageId: string): string | null {
  if (membership?.membershipPackageId === packageId) return viPackages.mine;
  const next = following.find(({ membershipPackageId }) => membershipPackageId === packageId);
  return next ? viPackages.paidAhead(formatEnd(next.startsAt)) : null;
}

/** The packages side by side, the customer's membership, and the savings of each. */
export function PackagesPage({ search }: PageProps) {
  const dispatch = useDispatch();
  const { isGuest, customer } = useSession();
  const { membershipPackageId, expiresAt } = customer?.membership ?? {};
  const packages = useSelector(getPackagesByPrice);
  const state = useSelector(getStanding);
  const standing = state.is === "known" && !isGuest ? state.standing : null;
  // Loaded again when the session's membership changes: joined or renewed in another tab, or expired.
  useEffect(() => {
    if (!isGuest) dispatch(standingRequested());
  }, [isGuest, customer?.id, membershipPackageId, expiresAt, dispatch]);

  const chosen = new URLSearchParams(search).get(chosenKey);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    // Opens once after signing in: neither with every change of the data, nor when a cached page shows again.
    if (!chosen || !standing || opened.current === chosen) return;
    opened.current = chosen;
    dispatch(joiningOpened({ membershipPackageId: chosen, key: newKey() }));
  }, [chosen, standing !== null, dispatch]);

  return (
    <>
      <div className={styles.page}>
        <h1>{viPackages.title}</h1>
        <p className={styles.lead}>{viPackages.lead}</p>
        {!isGuest ? <CurrentMembership /> : null}
        {packages.length === 0 ? (
          <EmptyState
            title={viPackages.empty}
            message={viPackages.emptyMessage}
            action={
              <Button variant="primary" as={Link} href={linkTo(homeRoute)}>
                {viPackages.emptyAction}
              </Button>
            }
          />
        ) : (
          <>
            <ul className={styles.packages}>
              {packages.map((one) => (
                <li key={one.id}>
                  <PackageCard
                    membershipPackage={one}
                    mark={standing && markOf(standing, one.id)}
                    action={
                      <JoinAction
                        membershipPackage={one}
                        offer={standing?.offers.find(({ membershipPackageId: id }) => id === one.id)}
                      />
                    }
                  />
                </li>
              ))}
            </ul>
            {standing ? <JoinPanel packages={packages} standing={standing} /> : null}
          </>
        )}
      </div>
      {packages.length > 0 ? <Calculator packages={packages} /> : null}
    </>
  );
}
