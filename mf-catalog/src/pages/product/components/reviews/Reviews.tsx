import { reviewsId } from "@thuot-tha/shared/contracts/routes/product-parts";
import { formatNumber } from "@thuot-tha/shared/domain";
import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button, Notice, Rating, Section, SelectInput } from "@thuot-tha/shared/ui";
import { useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Product } from "../../../../features/product/slice.ts";
import {
  getReviews,
  type ReviewFilter,
  type Reviews as ReviewsData,
  type ReviewsRequest,
  reviewsRequested,
  type WithReviews,
} from "../../../../features/reviews/slice.ts";
import { viReviews } from "../../../../locales/vi/reviews.ts";
import { BodyFilter } from "./BodyFilter.tsx";
import { Histogram } from "./Histogram.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import styles from "./Reviews.module.css";
import { WriteReview } from "./WriteReview.tsx";

/** Reviews: the histogram, then the texts, optionally filtered by similar build. */
export function Reviews({ product, first }: { product: Product; first: ReviewsData }) {
  const dispatch = useDispatch();
  const { customer } = useSession();
  const shown = useSelector((state: WithReviews) => getReviews(state, product.id));
  const reviews = shown?.reviews ?? first;
  const current = shown?.filter ?? {};
  const last = shown?.request.filter ?? current;
  // The controls show a choice at once, and the one before again when its reviews fail to load; typed measures stay.
  const isLoading = shown?.is === "loading";
  const filter = isLoading ? last : current;
  const { items, histogram, count, average, pagination } = reviews;
  const { sort, ...narrowing } = current;
  const isFiltered = Object.values(narrowing).some((value) => value !== undefined);
  const want = (filter: ReviewFilter, page = 1) => dispatch(reviewsRequested({ productId: product.id, filter, page }));
  const retry = (request: ReviewsRequest) => {
    setRetried(request);
    dispatch(reviewsRequested(request));
  };
  const more = () => want(current, pagination.page + 1);
  const hasMore = items.length < pagination.total;
  // The button that tries again stays until its request has ended, and the focus with it.
  const [retried, setRetried] = useState<ReviewsRequest | null>(null);
  const hasFailed = shown?.is === "failed" || (isLoading && shown.request === retried);
  const list = useRef<HTMLUListElement>(null);
  // "More", "all" and "try again" disappear once what they request has loaded, so its first review takes their focus.
  const firstLoaded = () => {
    const index = Math.min((pagination.page - 1) * pagination.limit, items.length - 1);
    return list.current?.querySelectorAll<HTMLElement>("li")[index];
  };
  useFocusAfter(hasMore, firstLoaded);
  useFocusAfter(isFiltered, firstLoaded);
  useFocusAfter(hasFailed, firstLoaded);

  return (
    <Section title={viReviews.title} late id={reviewsId} lead={count === 0 ? viReviews.none : undefined}>
      <div className={styles.reviews}>
        <div className={styles.aside}>
          {count > 0 ? (
            <>
              <p className={styles.average}>
                {formatNumber(average)} <Rating value={average} size={20} />
                <span>{viReviews.count(count)}</span>
              </p>
              <Histogram
                histogram={histogram}
                count={count}
                chosen={filter.rating}
                onChoose={(rating) => want({ ...filter, rating })}
              />
              <BodyFilter filter={last} onChoose={(body) => want({ ...filter, ...body })} />
            </>
          ) : null}
          {/* What one customer was told or has written is not for the next. */}
          <WriteReview key={customer?.id ?? ""} product={product} onWritten={() => want({})} />
        </div>
        <div aria-busy={isLoading || undefined}>
          {isFiltered ? (
            <p className={styles.found} role="status">
              {viReviews.shown(pagination.total)}{" "}
              <Button variant="text" size="small" onClick={() => want({ sort })}>
                {viReviews.all}
              </Button>
            </p>
          ) : null}
          {pagination.total > 1 ? (
            <div className={styles.sort}>
              <SelectInput
                label={viReviews.sort}
                value={filter.sort ?? "newest"}
                onChange={({ target }) => want({ ...filter, sort: target.value as ReviewFilter["sort"] })}
              >
                {Object.entries(viReviews.sorts).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectInput>
            </div>
          ) : null}
          <ul ref={list} className={styles.list}>
            {items.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
          {shown && hasFailed ? (
            <Notice
              tone="error"
              action={
                <Button loading={isLoading} onClick={() => retry(shown.request)}>
                  {viReviews.retry}
                </Button>
              }
            >
              {viReviews.failed}
            </Notice>
          ) : null}
          {hasMore ? (
            <Button className={styles.more} loading={isLoading} onClick={more}>
              {viReviews.more}
            </Button>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
