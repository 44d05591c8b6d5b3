import { classNames, Icon, Picture, Price } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { viSuggest } from "../../locales/vi/suggest.ts";
import type { Option } from "./options.ts";
import styles from "./SearchBox.module.css";

interface OptionGroupsProps {
  id: string;
  options: readonly Option[];
  /** Index of the option selected by keyboard; -1 for none. */
  current: number;
  onPoint: (index: number) => void;
  onTake: (option: Option) => void;
}

/** The options, grouped by kind. */
export function OptionGroups({ id, options, current, onPoint, onTake }: OptionGroupsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  });
  const kinds = [...new Set(options.map(({ kind }) => kind))];
  return (
    <div
      ref={list}
      className={styles.list}
      role="listbox"
      id={`${id}list`}
      aria-label={viSuggest.list}
      // Enter searches again for what is typed.
      onPointerLeave={() => onPoint(-1)}
    >
      {kinds.map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, not fieldsets
        <div key={kind} role="group" aria-labelledby={`${id}${kind}`} className={styles[kind]}>
          <p className={styles.kind} id={`${id}${kind}`} role="presentation">
            {viSuggest.kinds[kind]}
          </p>
          {options.map((option, index) =>
            option.kind === kind ? (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works in the field (aria-activedescendant)
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div
                key={option.href}
                id={`${id}${index}`}
                role="option"
                aria-selected={index === current}
                className={classNames(styles.option, index === current && styles.current)}
                // A list that opens under a resting pointer must not select an option.
                onPointerMove={({ movementX, movementY }) =>
                  (movementX !== 0 || movementY !== 0) && index !== current && onPoint(index)
                }
                onClick={() => onTake(option)}
              >
                <Face option={option} />
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

const icons = { query: "search", recent: "refresh", category: "hanger" } as const;

function Face({ option }: { option: Option }) {
  if (option.kind !== "product") {
    return (
      <>
        <Icon name={icons[option.kind]} size={18} />
        <span>{option.label}</span>
      </>
    );
  }
  const { name, images, types, rentalPrice, salePrice } = option.product;
  return (
    <>
      <span className={styles.picture}>
        <Picture path={images[0]?.path ?? ""} alt="" sizes="3.5rem" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {types.includes("rent") ? (
          <Price label={viSuggest.rent} amount={rentalPrice} per={viSuggest.day} />
        ) : (
          <Price label={viSuggest.buy} amount={salePrice} />
        )}
      </span>
    </>
  );
}
