import { reviewLength, reviewTitleLength } from "@thuot-tha/shared/contracts/limits";
import { typedLine, typedText } from "@thuot-tha/shared/domain/customer";
import { measureMessages, readMeasure } from "@thuot-tha/shared/domain/measure";
import { type ShownError, toShownError } from "@thuot-tha/shared/http";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, Notice, SelectInput, TextArea, TextInput } from "@thuot-tha/shared/ui";
import { useForm } from "@thuot-tha/shared/ui/forms";
import { useRef, useState } from "react";
import { type ReviewDraft, reviewDraft } from "../../../../features/reviews/draft.ts";
import { sendReview } from "../../../../features/reviews/send-review.ts";
import { viReviewForm as words } from "../../../../locales/vi/review-form.ts";
import { viReviews } from "../../../../locales/vi/reviews.ts";
import { PictureChoice } from "./PictureChoice.tsx";
import styles from "./Reviews.module.css";
import { StarChoice } from "./StarChoice.tsx";

export interface ReviewFormProps {
  productId: string;
  customerId: string;
  /** Sizes to choose from: the ones worn, where known. */
  sizes: readonly string[];
  /** The customer's measures, in cm and kg. */
  body: { height?: number | null; weight?: number | null };
  onWritten: () => void;
  onCancel: () => void;
}

interface ReviewValues extends ReviewDraft {
  images: File[];
}

/** The API's minimum lengths are checked here too, because the pictures are uploaded before the API reads the texts. */
const problemsOf = ({ rating, title, content, height, weight }: ReviewValues): Record<string, string> => ({
  ...(rating ? {} : { rating: words.ratingMissing }),
  ...(typedLine(title).length < reviewTitleLength.min ? { title: words.headlineShort } : {}),
  ...(typedText(content).length < reviewLength.min ? { content: words.contentShort } : {}),
  ...(readMeasure("height", height) === "wrong" ? { height: measureMessages.height } : {}),
  ...(readMeasure("weight", weight) === "wrong" ? { weight: measureMessages.weight } : {}),
});

/** Expects values without problems. */
const textsOf = ({ rating, height, weight, sizeWorn, fit, images: _, ...text }: ReviewValues) => ({
  ...text,
  rating: rating ?? 0,
  sizeWorn: sizeWorn || null,
  fit: fit || null,
  height: readMeasure("height", height) as number | null,
  weight: readMeasure("weight", weight) as number | null,
});

/** Form for a review. Neither a refusal nor a reload loses what was typed. */
export function ReviewForm({ productId, customerId, sizes, body, onWritten, onCancel }: ReviewFormProps) {
  const { client } = useHost();
  const draft = reviewDraft(productId, customerId);
  const [failure, setFailure] = useState<ShownError | null>(null);
  const [sending, setSending] = useState(false);
  /** Paths of the pictures that an earlier try has uploaded. */
  const uploaded = useRef(new Map<File, string>());

  const send = async (values: ReviewValues) => {
    setFailure(null);
    setSending(true);
    try {
      await sendReview(client, { productId, texts: textsOf(values), pictures: values.images }, uploaded.current);
      draft.clear();
      onWritten();
    } catch (error) {
      const shown = toShownError(error);
      // The API refuses the path of an upload that it has deleted.
      if (shown.fields?.images) uploaded.current.clear();
      setFailure(shown);
      setSending(false);
    }
  };
  const { values, errors, general, change, bind, form } = useForm<ReviewValues, ShownError>({
    initial: {
      rating: null,
      title: "",
      content: "",
      sizeWorn: sizes[0] ?? "",
      fit: "",
      height: String(body.height ?? ""),
      weight: String(body.weight ?? ""),
      images: [],
    },
    check: problemsOf,
    failure,
    send,
    draft,
  });

  return (
    <form {...form} className={styles.form} aria-label={words.title}>
      <h3>{words.title}</h3>
      <StarChoice value={values.rating} error={errors.rating} onChange={(rating) => change({ rating })} />
      <TextInput label={words.headline} maxLength={reviewTitleLength.max} required {...bind("title")} />
      <TextArea label={words.content} maxLength={reviewLength.max} rows={5} required {...bind("content")} />
      <SelectInput label={words.size} optional {...bind("sizeWorn")}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
        <option value="">{words.sizeNone}</option>
      </SelectInput>
      <SelectInput label={words.fit} optional {...bind("fit")}>
        <option value="">{words.fitNone}</option>
        {(["true", "loose", "tight"] as const).map((fit) => (
          <option key={fit} value={fit}>
            {viReviews.fits[fit]}
          </option>
        ))}
      </SelectInput>
      <div className={styles.measures}>
        <TextInput inputMode="numeric" label={viReviews.height} optional {...bind("height")} />
        <TextInput inputMode="numeric" label={viReviews.weight} optional {...bind("weight")} />
      </div>
      <PictureChoice files={values.images} error={errors.images} onChange={(images) => change({ images })} />
      {general ? <Notice tone="error">{general.message}</Notice> : null}
      <div className={styles.send}>
        <Button onClick={onCancel} disabled={sending}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
