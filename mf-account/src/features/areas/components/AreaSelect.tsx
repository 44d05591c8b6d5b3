import { SelectInput } from "@thuot-tha/shared/ui";
import { address as words } from "../../../locales/vi/address.ts";
import type { Area } from "../slice.ts";

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

/** One list of places, each with its name after the 2025 merger where that is known. */
export function AreaSelect({
  label,
  placeholder,
  hint,
  areas,
  value,
  loading,
  disabled,
  error,
  onChange,
}: AreaSelectProps) {
  return (
    <SelectInput
      label={label}
      hint={hint}
      error={error}
      required
      disabled={disabled}
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="" disabled>
        {loading ? words.areasLoading : placeholder}
      </option>
      {areas.map(({ id, name, mergedName }) => (
        <option key={id} value={id}>
          {mergedName ? `${name} (${words.mergedOption(mergedName)})` : name}
        </option>
      ))}
    </SelectInput>
  );
}
