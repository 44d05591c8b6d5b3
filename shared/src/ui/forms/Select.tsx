import { useRef } from "react";
import type { Option } from "../antd/SearchSelect.tsx";
import fieldStyles from "../inputs/Field.module.css";
import { Field, type FieldTexts } from "../inputs/Field.tsx";
import { Icon } from "../text/Icon.tsx";
import styles from "./antd-fields.module.css";
import { lazyControl } from "./lazy-control.ts";

interface SelectProps extends FieldTexts {
  options: readonly Option[];
  value: string | null;
  placeholder: string;
  disabled?: boolean;
  loading?: boolean;
  onChange: (value: string) => void;
  className?: string;
}

const useSearchSelect = lazyControl(() => import("../antd/SearchSelect.tsx").then(({ SearchSelect }) => SearchSelect));

/**
 * A long list to search in; neither case nor diacritics matter. The browser's own list shows until antd's has loaded.
 */
export function Select({ options, value, placeholder, disabled, loading, onChange, ...texts }: SelectProps) {
  const standIn = useRef<HTMLSpanElement>(null);
  const SearchSelect = useSearchSelect(standIn);
  return (
    <Field {...texts}>
      {(control) =>
        SearchSelect ? (
          <div className={styles.control}>
            <SearchSelect
              options={options}
              value={value}
              placeholder={placeholder}
              disabled={disabled}
              loading={loading}
              onChange={onChange}
              control={control}
            />
          </div>
        ) : (
          <span ref={standIn} className={fieldStyles.selectFrame}>
            <select
              {...control}
              className={`${fieldStyles.control} ${fieldStyles.select}`}
              value={value ?? ""}
              disabled={disabled}
              onChange={(event) => onChange(event.target.value)}
            >
              <option value="" disabled>
                {placeholder}
              </option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size={18} className={fieldStyles.selectMark} />
          </span>
        )
      }
    </Field>
  );
}
