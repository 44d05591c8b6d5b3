import { linkTo } from "@thuot-tha/shared/contracts";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { formatDong } from "@thuot-tha/shared/domain";
import { newKey } from "@thuot-tha/shared/http/new-key";
import { Link } from "@thuot-tha/shared/platform";
import { Button, buttonClass } from "@thuot-tha/shared/ui";
import { useDispatch } from "react-redux";
import { headingId, openerId } from "../../features/joining/ids.ts";
import { joiningOpened } from "../../features/joining/slice.ts";
import type { MembershipPackage } from "../../features/packages/slice.ts";
import type { Offer } from "../../features/standing/slice.ts";
import { viPackages } from "../../locales/vi/packages.ts";
import styles from "./PackagesPage.module.css";

interface JoinActionProps {
  membershipPackage: MembershipPackage;
  /** What the package means for the customer; undefined for a guest, and until known. */
  offer: Offer | undefined;
}

/** Query key with the package a guest chose before signing in. */
export const chosenKey = "goi";

/** A package's button. A guest signs in first and returns to the same package. */
export function JoinAction({ membershipPackage: { id, name }, offer }: JoinActionProps) {
  const dispatch = useDispatch();
  const word = viPackages.action[offer?.kind ?? "join"];
  const label = viPackages.actionOf(word, name);
  if (!offer) {
    const returnTo = linkTo(membershipRoute, undefined, { [chosenKey]: id });
    return (
      <Link
        className={buttonClass({ variant: "primary", block: true })}
        to={linkTo(loginRoute, undefined, { returnTo })}
        aria-label={label}
      >
        {word}
      </Link>
    );
  }
  const open = () => {
    dispatch(joiningOpened({ membershipPackageId: id, key: newKey() }));
    // A new panel takes the focus itself.
    document.getElementById(headingId)?.focus();
  };
  return (
    <>
      {offer.credit > 0 ? <p className={styles.credit}>{viPackages.credit(formatDong(offer.credit))}</p> : null}
      <Button variant="primary" block aria-label={label} id={openerId(id)} onClick={open}>
        {word}
      </Button>
    </>
  );
}
