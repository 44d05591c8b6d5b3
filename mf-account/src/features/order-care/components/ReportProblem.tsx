import { pictureKinds, problemLength } from "@thuot-tha/shared/contracts/limits";
import { typedText } from "@thuot-tha/shared/domain/customer";
import type { ShownError } from "@thuot-tha/shared/http";
import { Button, buttonClass, Field, Icon, SelectInput, TextArea } from "@thuot-tha/shared/ui";
import { useForm, usePictures } from "@thuot-tha/shared/ui/forms";
import { useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { useFailure } from "../../../forms/use-failure.ts";
import { viOrderCare as words } from "../../../locales/vi/order-care.ts";
import { type ProblemDraft, problemDraft } from "../draft.ts";
import { getOrderCare, type ProblemBody, problemSent } from "../slice.ts";
import styles from "./OrderCare.module.css";

interface Values extends ProblemDraft {
  images: readonly File[];
}

const topics = Object.entries(words.topics);

/** Form for a problem with an order. Neither a refusal nor a reload loses what was typed. */
export function ReportProblem({ orderId, onStop }: { orderId: string; onStop: () => void }) {
  const dispatch = useDispatch();
  const { report } = useSelector(getOrderCare);
  const draft = problemDraft(orderId);
  const chooser = useRef<HTMLInputElement>(null);
  const { values, errors, general, bind, change, form } = useForm<Values, ShownError>({
    initial: { topic: "flaw", content: "", images: [] },
    check: ({ content }): Record<string, string> =>
      typedText(content).length < problemLength.min ? { content: words.contentShort } : {},
    failure: useFailure(report),
    send: ({ topic, content, images }) =>
      dispatch(problemSent({ orderId, body: { topic: topic as ProblemBody["topic"], content }, files: images })),
    draft,
  });
  const stop = () => {
    draft.clear();
    onStop();
  };
  const pictures = usePictures({
    files: values.images,
    onChange: (images) => change({ images }),
    words: { refused: words.pictureRefused, tooMany: words.pictureTooMany },
  });
  const remove = (file: File) => {
    pictures.remove(file);
    chooser.current?.focus();
  };
  return (
    <form {...form} className={styles.form} aria-label={words.reportTitle}>
      {/* The button that opened the form has been removed, and the focus with it. */}
      <SelectInput label={words.topic} autoFocus {...bind("topic")}>
        {topics.map(([topic, name]) => (
          <option key={topic} value={topic}>
            {name}
          </option>
        ))}
      </SelectInput>
      <TextArea
        label={words.content}
        hint={words.contentHint}
        rows={4}
        maxLength={problemLength.max}
        required
        {...bind("content")}
      />
      <Field label={words.pictures} hint={words.picturesHint} error={pictures.problem || errors.images} optional>
        {(control) => (
          <span className={buttonClass({ size: "small" })}>
            {words.choosePictures}
            <input
              {...control}
              ref={chooser}
              type="file"
              multiple
              accept={pictureKinds.join(",")}
              className={styles.file}
              onChange={(event) => void pictures.add(event)}
            />
          </span>
        )}
      </Field>
      {values.images.length > 0 ? (
        <ul className={styles.files}>
          {values.images.map((file) => (
            <li key={pictures.keyOf(file)}>
              {file.name}
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
      ) : null}
      <FormFailure failure={general} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={report.is === "working"}>
          {words.send}
        </Button>
        <Button onClick={stop}>{words.stop}</Button>
      </div>
    </form>
  );
}
