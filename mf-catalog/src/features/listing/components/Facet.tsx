import { formatNumber } from "@thuot-tha/shared/domain";
import { Disclosure } from "@thuot-tha/shared/ui";
import { memo, startTransition, useOptimistic, useState } from "react";
import { viListing } from "../../../locales/vi/listing.ts";
import { toggled } from "../../toggled.ts";
import type { ListState } from "../list-state.ts";
import type { OptionFacet } from "../slice.ts";
import type { ListChoice } from "../use-list.ts";
import styles from "./Filters.module.css";

interface FacetProps {
  facet: OptionFacet;
  chosen: readonly string[];
  open: boolean;
  choose: ListChoice["choose"];
}

/** Number of options shown at first; the others open on demand. */
const seen = 8;

/** One filter and its options, each with the number of products it would leave. */
export function Facet({ facet, chosen, open, choose }: FacetProps) {
  const { title, options } = facet;
  const rest = options.slice(seen);
  // Afterwards only the shopper opens and closes it.
  const [openAtFirst] = useState(open);
  const restChosen = rest.some(({ value }) => chosen.includes(value));
  const [restOpen, setRestOpen] = useState(restChosen);
  // Stays open when the shopper removes the last choice among the other options.
  if (restChosen && !restOpen) setRestOpen(true);
  const renderOption = (option: OptionFacet["options"][number]) => (
    <Option key={option.value} facet={facet} option={option} choose={choose} checked={chosen.includes(option.value)} />
  );
  return (
    <Disclosure title={title} open={openAtFirst}>
      <fieldset className={styles.facet} aria-label={title}>
        {options.slice(0, seen).map(renderOption)}
        {rest.length > 0 ? (
          <details className={styles.rest} open={restOpen}>
            <summary>{viListing.moreOptions(rest.length)}</summary>
            {rest.map(renderOption)}
          </details>
        ) : null}
      </fieldset>
    </Disclosure>
  );
}

interface OptionProps {
  facet: OptionFacet;
  option: OptionFacet["options"][number];
  checked: boolean;
  choose: ListChoice["choose"];
}

/** Memoised, because a press changes one option of many. It answers in the next frame; the rest of the page follows. */
const Option = memo(function Option({ facet, option, checked, choose }: OptionProps) {
  const { value, label, count, hex } = option;
  const [pressed, setPressed] = useOptimistic(checked);
  const onChange = () =>
    startTransition(() => {
      setPressed(!pressed);
      choose((state) => changeOf(facet, state, value));
    });
  return (
    <label className={styles.option}>
      <input type="checkbox" name={facet.urlKey} value={value} checked={pressed} onChange={onChange} />
      {hex ? <span className={styles.swatch} style={{ background: hex }} /> : null}
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{formatNumber(count)}</span>
    </label>
  );
});

function changeOf({ urlKey }: OptionFacet, state: ListState, value: string): Partial<ListState> {
  if (urlKey === "cat" || urlKey === "attr") return { [urlKey]: toggled(state[urlKey], value) };
  return { [urlKey]: state[urlKey] === value ? "" : value } as Partial<ListState>;
}
