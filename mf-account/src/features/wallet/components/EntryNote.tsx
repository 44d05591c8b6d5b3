import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link } from "@thuot-tha/shared/platform";
import { viWallet as words } from "../../../locales/vi/wallet.ts";
import type { Entry } from "../slice.ts";

/** What an entry is about: its note, and a link to its order. */
export function EntryNote({ entry: { kind, orderId, note } }: { entry: Entry }) {
  // The link names the order, so a note that only repeats it is left out. An adjustment's note is always shown.
  const newNote = kind !== "ADJUSTMENT" && orderId && note.includes(orderId) ? null : note;
  return (
    <>
      {newNote}
      {orderId ? (
        <>
          {newNote ? " · " : null}
          <Link to={linkTo(orderRoute, { orderId })}>{words.order(orderId)}</Link>
        </>
      ) : null}
    </>
  );
}
