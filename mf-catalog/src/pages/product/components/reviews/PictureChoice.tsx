import { maxPictureBytes } from "@thuot-tha/shared/contracts/limits";
import { Button, buttonClass, Field, Icon } from "@thuot-tha/shared/ui";
import { type ChangeEvent, useEffect, useState } from "react";
import { viReviewForm as words } from "../../../../locales/vi/review-form.ts";
import styles from "./Reviews.module.css";

interface PictureChoiceProps {
  files: readonly File[];
  onChange: (files: File[]) => void;
  error?: string;
}

const maxPictures = 4;
const kinds = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Pictures for a review; rejected files are named, the others stay. */
export function PictureChoice({ files, onChange, error }: PictureChoiceProps) {
  const [problem, setProblem] = useState("");

  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    currentTarget.value = "";
    const isNew = (file: File) => !files.some((one) => keyOf(one) === keyOf(file));
    const fine = chosen.filter((file) => kinds.includes(file.type) && file.size <= maxPictureBytes && isNew(file));
    const all = [...files, ...fine];
    setProblem(problemOf(chosen) || (all.length > maxPictures ? words.tooMany : ""));
    onChange(all.slice(0, maxPictures));
  };

  return (
    <div>
      <Field label={words.pictures} error={problem || error} optional>
        {(control) => (
          <span className={styles.file}>
            <input type="file" multiple accept={kinds.join(",")} onChange={add} {...control} />
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
              onClick={() => {
                setProblem("");
                onChange(files.filter((one) => one !== file));
              }}
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

const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

function problemOf(files: readonly File[]): string {
  for (const { name, type, size } of files) {
    if (!kinds.includes(type)) return words.wrongKind(name);
    if (size > maxPictureBytes) return words.tooLarge(name);
  }
  return "";
}
