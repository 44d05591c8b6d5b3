import { Field } from "@thuot-tha/shared/ui";
import { Select } from "@thuot-tha/shared/ui/forms";
import { address as words } from "../../../locales/vi/address.ts";
import type { Area } from "../slice.ts";
import styles from "./AreaSelect.module.css";

interface AreaSelectProps {
  label: string;
  placeholder: string;
  hint?: string;
  areas: Area[];
  value: string | null;
  loading: boolean;
  disabled?: boolean;
  error?: string;
  onChange: (id: string) => void;
}

/** A searchable list of places, by the old name or by the one after the 2025 merger where known. */
export function AreaSelect({ label, hint, error, areas, value, placeholder, onChange, ...rest }: AreaSelectProps) {
  const { loading } = rest;
  const merged = areas.find(({ id }) => id === value)?.mergedName;
  return (
    <Field label={label} hint={merged ? words.merged(merged) : hint} error={error} required>
      {(control) => (
        <div className={styles.select}>
          <Select
            {...rest}
            {...control}
            placeholder={loading ? words.areasLoading : placeholder}
            value={value ?? undefined}
            onChange={onChange}
            options={areas.map(({ id, name, mergedName }) => ({
              value: id,
              label: mergedName ? `${name} (${words.mergedOption(mergedName)})` : name,
            }))}
          />
        </div>
      )}
    </Field>
  );
}
