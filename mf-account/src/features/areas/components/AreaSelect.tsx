import { Select } from "@thuot-tha/shared/ui/forms";
import { viAddress as words } from "../../../locales/vi/address.ts";
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

/** A searchable list of places, by the old name or by the one after the 2025 merger where known. */
export function AreaSelect({ hint, areas, value, placeholder, loading, ...rest }: AreaSelectProps) {
  const merged = areas.find(({ id }) => id === value)?.mergedName;
  return (
    <Select
      {...rest}
      required
      hint={merged ? words.merged(merged) : hint}
      loading={loading}
      placeholder={loading ? words.areasLoading : placeholder}
      value={value}
      options={areas.map(({ id, name, mergedName }) => ({
        value: id,
        ownName: name,
        label: mergedName ? `${name} (${words.mergedOption(mergedName)})` : name,
      }))}
    />
  );
}
