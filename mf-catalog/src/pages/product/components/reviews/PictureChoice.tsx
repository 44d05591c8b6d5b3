import { pictureFault, pictureKinds } from "@thuot-tha/shared/contracts/limits";
import { Button, buttonClass, Field, Icon } from "@thuot-tha/shared/ui";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { viReviewForm as words } from "../../../../locales/vi/review-form.ts";
import styles from "./Reviews.module.css";

interface PictureChoiceProps {
  files: readonly File[];
  onChange: (files: File[]) => void;
  error?: string;
}

const maxPictures = 4;

/** Pictures for a review; rejected files are named, the others stay. */
export function PictureChoice({ files, onChange, error }: PictureChoiceProps) {
  const [problem, setProblem] = useState("");

  const latest = useRef(files);
  latest.current = files;

  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The browser reports no change when a removed picture is chosen again.
    currentTarget.value = "";
    const faults = await Promise.all(chosen.map(pictureFault));
    const refused = chosen.flatMap(({ name }, index) => (faults[index] ? [words.refused[faults[index]](name)] : []));
    const fine = chosen.filter((_, index) => !faults[index]);
    // A picture chosen twice is sent once.
    const all = [...new Map([...latest.current, ...fine].map((file) => [keyOf(file), file])).values()];
    if (all.length > maxPictures) refused.push(words.tooMany);
    setProblem(refused.join(" "));
    onChange(all.slice(0, maxPictures));
  };

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
