import { pictureKinds } from "@thuot-tha/shared/contracts/limits";
import { Button, buttonClass, Field, Icon } from "@thuot-tha/shared/ui";
import { usePictures } from "@thuot-tha/shared/ui/forms";
import { useEffect, useState } from "react";
import { viReviewForm as words } from "../../../../locales/vi/review-form.ts";
import styles from "./Reviews.module.css";

interface PictureChoiceProps {
  files: readonly File[];
  onChange: (files: File[]) => void;
  error?: string;
}

/** Pictures for a review; rejected files are named, the others stay. */
export function PictureChoice({ files, onChange, error }: PictureChoiceProps) {
  const { problem, add, remove, keyOf } = usePictures({
    files,
    onChange,
    words: { refused: words.refused, tooMany: words.tooMany },
  });

  return (
    <div>
      <Field label={words.pictures} error={problem || error} optional>
        {(control) => (
          <span className={styles.file}>
            <input
              type="file"
              multiple
              accept={pictureKinds.join(",")}
              onChange={(event) => void add(event)}
              {...control}
            />
            {/* The browser's own button is labelled in the browser's language. */}
            <label htmlFor={control.id} className={buttonClass({ size: "small" })} aria-hidden="true">
              {words.choosePictures}
            </label>
          </span>
        )}
      </Field>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={keyOf(file)}>
            <Preview file={file} />
            <Button
              variant="quiet"
              size="small"
              iconOnly
              aria-label={words.removePicture(file.name)}
              onClick={() => remove(file)}
            >
              <Icon name="close" size={16} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The picture, small. Its name is read out. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <img src={url} alt={file.name} width={80} height={80} /> : null;
}
