import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { requestReviewImageUpload } from "@thuot-tha/shared/contracts/operations/catalogue/request-review-image-upload";
import { type Client, toShownError } from "@thuot-tha/shared/http";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, ChoiceGroup, Notice, SelectInput, TextArea, TextInput } from "@thuot-tha/shared/ui";
import { type FormEvent, useState } from "react";
import { vi } from "../../../../locales/vi/reviews.ts";
import { readMeasure } from "./body.ts";
import { PictureChoice } from "./PictureChoice.tsx";
import styles from "./Reviews.module.css";

export interface ReviewFormProps {
  productId: string;
  /** Sizes to choose from: the ones worn, where known. */
  sizes: readonly string[];
  /** The customer's measures, in cm and kg. */
  body: { height?: number | null; weight?: number | null };
  onWritten: () => void;
  onCancel: () => void;
}

type Errors = Partial<Record<"rating" | "title" | "content" | "height" | "weight" | "sizeWorn" | "images", string>>;
const words = vi.form;

/** Form for a review. A refusal loses nothing typed. */
export function ReviewForm({ productId, sizes, body, onWritten, onCancel }: ReviewFormProps) {
  const { client } = useHost();
  const [rating, setRating] = useState<string | null>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState("");
  const [sending, setSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "");
    const [height, weight] = [readMeasure("height", text("height")), readMeasure("weight", text("weight"))];
    const found: Errors = {
      ...(rating ? {} : { rating: words.ratingMissing }),
      ...(height === "wrong" ? { height: vi.heightWrong } : {}),
      ...(weight === "wrong" ? { weight: vi.weightWrong } : {}),
    };
    setErrors(found);
    setRefused("");
    if (!rating || height === "wrong" || weight === "wrong") return;
    setSending(true);
    try {
      await client.call(createReview, {
        params: { id: productId },
        body: {
          rating: Number(rating),
          title: text("title"),
          content: text("content"),
          sizeWorn: text("sizeWorn") || null,
          height,
          weight,
          images: await upload(client, files),
        },
      });
      onWritten();
    } catch (error) {
      const { message, fields = {} } = toShownError(error);
      setErrors(fields);
      setRefused(message);
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={send} aria-label={words.title} noValidate>
      <h3>{words.title}</h3>
      <ChoiceGroup
        label={words.rating}
        value={rating}
        options={["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }))}
        onChange={setRating}
        error={errors.rating}
      />
      <TextInput name="title" label={words.headline} maxLength={120} error={errors.title} required />
      <TextArea name="content" label={words.content} maxLength={3000} rows={5} error={errors.content} required />
      <SelectInput name="sizeWorn" label={words.size} error={errors.sizeWorn} optional defaultValue={sizes[0] ?? ""}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
        <option value="">{words.sizeNone}</option>
      </SelectInput>
      <div className={styles.measures}>
        <TextInput
          name="height"
          inputMode="numeric"
          label={vi.height}
          defaultValue={body.height ?? ""}
          error={errors.height}
          optional
        />
        <TextInput
          name="weight"
          inputMode="numeric"
          label={vi.weight}
          defaultValue={body.weight ?? ""}
          error={errors.weight}
          optional
        />
      </div>
      <PictureChoice files={files} onChange={setFiles} error={errors.images} />
      {refused ? <Notice tone="error">{refused}</Notice> : null}
      <div className={styles.send}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" loading={sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

/**
 * Uploads the pictures in turn.
 * @returns their paths
 */
async function upload(client: Client, files: readonly File[]): Promise<string[]> {
  const paths: string[] = [];
  for (const file of files) {
    const contentType = file.type as "image/jpeg";
    const { uploadUrl, path } = await client.call(requestReviewImageUpload, { body: { contentType, size: file.size } });
    await client.putFile(new URL(uploadUrl, window.location.href).href, file);
    paths.push(path);
  }
  return paths;
}
