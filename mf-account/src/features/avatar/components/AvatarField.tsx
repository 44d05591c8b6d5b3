import { sessionSignedIn } from "@thuot-tha/shared/contracts/events/session";
import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { Loaded } from "@thuot-tha/shared/loading/Loaded";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, buttonClass } from "@thuot-tha/shared/ui";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { viAvatar as words } from "../../../locales/vi/avatar.ts";
import { Avatar } from "../../layout/Avatar.tsx";
import { type Account, avatarSaved } from "../../profile/slice.ts";
import { isSignedIn } from "../../session/session-channel.ts";
import { readPicture, UnfitPicture } from "../read-picture.ts";
import { setAvatar } from "../save-avatar.ts";
import styles from "./AvatarField.module.css";

/** Loaded once a picture has been chosen. */
const loadDialog = () => import(/* webpackChunkName: "avatar" */ "./AvatarDialog.tsx");

/** The customer's picture, with buttons to replace or remove it. */
export function AvatarField({ account }: { account: Account }) {
  const { bus, client, notify, showError } = useHost();
  const dispatch = useDispatch();
  const id = useId();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { avatar, fullName } = account.user;

  useFocusAfter(picture !== null, () => input.current);
  useFocusAfter(avatar !== null, () => input.current);

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    // Clearing the field allows choosing the same file again.
    target.value = "";
    if (!file) return;
    setProblem(null);
    try {
      setPicture(await readPicture(file));
    } catch (error) {
      setProblem(error instanceof UnfitPicture ? error.message : words.noPicture);
    }
  }

  function saved(changed: Account, message: string): void {
    // The answer would show a customer who has left as signed in.
    if (!isSignedIn(bus, account.user.id)) return;
    dispatch(avatarSaved(changed));
    sessionSignedIn.emit(bus, changed);
    notify({ kind: "success", message });
  }

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      saved(await setAvatar(client, null), words.removed);
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  }

  return (
    <div className={styles.field}>
      <Avatar path={avatar} name={fullName} size="large" />
      <div>
        <div className={styles.actions}>
          <span className={styles.pick}>
            <input
              id={id}
              ref={input}
              type="file"
              accept="image/*"
              aria-label={avatar ? words.change : words.choose}
              aria-describedby={`${id}-hint`}
              aria-invalid={problem ? true : undefined}
              onChange={(event) => void choose(event)}
            />
            <label htmlFor={id} className={buttonClass({ size: "small" })}>
              {avatar ? words.change : words.choose}
            </label>
          </span>
          {avatar ? (
            <Button variant="text" size="small" loading={busy} onClick={() => void remove()}>
              {words.remove}
            </Button>
          ) : null}
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {words.kinds}
        </p>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
      {picture ? (
        <Loaded load={loadDialog}>
          {({ AvatarDialog }) => (
            <AvatarDialog
              picture={picture}
              onClose={() => setPicture(null)}
              onSaved={(changed) => {
                setPicture(null);
                saved(changed, words.saved);
              }}
            />
          )}
        </Loaded>
      ) : null}
    </div>
  );
}
