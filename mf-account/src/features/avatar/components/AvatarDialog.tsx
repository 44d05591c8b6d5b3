import { isAbort, type ShownError, toShownError } from "@thuot-tha/shared/http";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { Modal } from "@thuot-tha/shared/ui/overlays";
import { useEffect, useRef, useState } from "react";
import { viAvatar as words } from "../../../locales/vi/avatar.ts";
import type { Account } from "../../profile/slice.ts";
import { type Crop, centred } from "../crop.ts";
import { putWithProgress } from "../put-with-progress.ts";
import { saveAvatar } from "../save-avatar.ts";
import styles from "./AvatarDialog.module.css";
import { CropSquare } from "./CropSquare.tsx";

export interface AvatarDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
  onSaved: (account: Account) => void;
}

/** Crops a picture to a square and uploads it. */
export function AvatarDialog({ picture, onClose, onSaved }: AvatarDialogProps) {
  const { client } = useHost();
  const [crop, setCrop] = useState<Crop>(() => centred(picture));
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<ShownError | null>(null);
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      controller.abort();
      // Frees the decoded photograph, which takes hundreds of megabytes of a phone's memory.
      picture.close();
    };
  }, [picture]);

  async function save(): Promise<void> {
    const cut = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, "image/jpeg", 0.9));
    if (!cut) return;
    setFailure(null);
    setShare(0);
    try {
      const options = { onProgress: setShare, signal: leaving.current?.signal };
      onSaved(await saveAvatar({ client, put: putWithProgress }, cut, options));
    } catch (error) {
      if (!isAbort(error)) setFailure(toShownError(error));
      setShare(null);
    }
  }

  return (
    <Modal
      open
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="primary" loading={share !== null} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <CropSquare
        picture={picture}
        crop={crop}
        onCrop={setCrop}
        onCanvas={(drawn) => {
          canvas.current = drawn;
        }}
      />
      {share === null ? null : (
        <progress className={styles.progress} value={share} aria-label={words.progress}>
          {Math.round(share * 100)}%
        </progress>
      )}
      {failure ? (
        <Notice tone="error">
          <p>{failure.message}</p>
        </Notice>
      ) : null}
    </Modal>
  );
}
