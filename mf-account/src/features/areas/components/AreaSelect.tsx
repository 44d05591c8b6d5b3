import { Select } from "@thuot-tha/shared/ui/forms";
import { viAddress as words } from "../../../locales/vi/address.ts";
import { otherNames } from "../other-names.ts";
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
  const chosen = areas.find(({ id }) => id === value);
  return (
    <Select
      {...rest}
      required
      hint={chosen?.mergedName ? words.merged(chosen.mergedName) : hint}
      loading={loading}
      placeholder={loading ? words.areasLoading : placeholder}
      // An id without its name is not shown, while the list that has the name is loading.
      value={chosen?.id ?? null}
      options={areas.map(({ id, name, mergedName }) => ({
        value: id,
        ownName: name,
        otherNames: otherNames(name),
        label: mergedName ? `${name} (${words.mergedOption(mergedName)})` : name,
      }))}
    />
  );
}
