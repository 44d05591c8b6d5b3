import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { Button, Notice } from "@thuot-tha/shared/ui";
import type { FieldErrors } from "@thuot-tha/shared/ui/forms";
import { useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { viAddress as words } from "../../../locales/vi/address.ts";
import { getAreas } from "../selectors.ts";
import { areasRestored, citiesRequested, citySelected, districtSelected } from "../slice.ts";
import { AreaSelect } from "./AreaSelect.tsx";
import styles from "./AreaSelects.module.css";

/** Ids of the chosen places; null where none is chosen. */
export interface ChosenAreas {
  cityId: string | null;
  districtId: string | null;
  wardId: string | null;
}

interface AreaSelectsProps {
  value: ChosenAreas;
  onChange: (value: Partial<ChosenAreas>) => void;
  errors: FieldErrors;
}

/** City, district, ward: each list depends on the choice before it, and a new choice clears the lists below. */
export function AreaSelects({ value, onChange, errors }: AreaSelectsProps) {
  const { cities, districts, wards, loading, failed } = useSelector(getAreas);
  const dispatch = useDispatch();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button goes with the notice; the list that is loaded again is the last that can be used.
  useFocusAfter(failed !== null, () =>
    [...(place.current?.querySelectorAll<HTMLElement>("select:enabled, [role=combobox]:enabled") ?? [])].at(-1),
  );

  const retry = () => {
    const { cityId, districtId } = value;
    dispatch(failed === "cities" || !cityId ? citiesRequested() : areasRestored({ cityId, districtId }));
  };
  const withoutWards = value.districtId !== null && wards.length === 0 && loading === null && failed === null;

  return (
    <div ref={place} className={styles.areas}>
      <AreaSelect
        label={words.city}
        placeholder={words.pick.city}
        areas={cities}
        value={value.cityId}
        loading={loading === "cities"}
        error={errors.cityId}
        onChange={(cityId) => {
          onChange({ cityId, districtId: null, wardId: null });
          dispatch(citySelected(cityId));
        }}
      />
      <AreaSelect
        label={words.district}
        placeholder={value.cityId ? words.pick.district : words.first.district}
        areas={districts}
        value={value.districtId}
        loading={loading === "districts"}
        disabled={!value.cityId}
        error={errors.districtId}
        onChange={(districtId) => {
          onChange({ districtId, wardId: null });
          dispatch(districtSelected(districtId));
        }}
      />
      <AreaSelect
        label={words.ward}
        placeholder={value.districtId ? words.pick.ward : words.first.ward}
        hint={withoutWards ? words.noWards : undefined}
        areas={wards}
        value={value.wardId}
        loading={loading === "wards"}
        disabled={!value.districtId || withoutWards}
        error={errors.wardId}
        onChange={(wardId) => onChange({ wardId })}
      />
      {failed ? (
        <Notice tone="error" action={<Button onClick={retry}>{words.retry}</Button>}>
          <p>{words.areasFailed}</p>
        </Notice>
      ) : null}
    </div>
  );
}
