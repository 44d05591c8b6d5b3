import { Button, CheckboxInput, ChoiceGroup, TextInput } from "@thuot-tha/shared/ui";
import { useForm } from "@thuot-tha/shared/ui/forms";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { useFailure } from "../../../forms/use-failure.ts";
import { viAddress as words } from "../../../locales/vi/address.ts";
import { AreaSelects } from "../../areas/components/AreaSelects.tsx";
import { getAreas } from "../../areas/selectors.ts";
import { areasRestored } from "../../areas/slice.ts";
import { type AddressOwner, addressProblems, bodyFrom, valuesOf } from "../address-values.ts";
import { addressDraft } from "../draft.ts";
import { getAddressBook } from "../selectors.ts";
import { type Address, addressSubmitted } from "../slice.ts";
import styles from "./AddressForm.module.css";

interface AddressFormProps {
  /** Null for a new one. */
  address: Address | null;
  /** The customer, whose name and phone prefill a new address. */
  owner: AddressOwner | null;
  /** Omitted where there is nothing to go back to. */
  onCancel?: () => void;
}

const types = (["ADDRESS_TYPE_HOME", "ADDRESS_TYPE_COMPANY"] as const).map((value) => ({
  value,
  label: words.types[value],
}));

/** Form for a new or existing address. Callers read the outcome from the address book's `save` phase. */
export function AddressForm({ address, owner, onCancel }: AddressFormProps) {
  const dispatch = useDispatch();
  const { save } = useSelector(getAddressBook);
  const { cities, wards, loading, failed } = useSelector(getAreas);
  const draft = address || !owner ? undefined : addressDraft(owner.id);
  const { values, errors, general, change, bind, form } = useForm({
    initial: valuesOf(address, owner),
    check: (typed) =>
      addressProblems(typed, wards.length > 0 || loading !== null || failed !== null || !typed.districtId),
    failure: useFailure(save),
    send: (typed) => dispatch(addressSubmitted({ id: address?.id ?? null, ownerId: owner?.id, body: bodyFrom(typed) })),
    draft,
  });
  const { cityId, districtId } = values;
  const hasCities = cities.length > 0;
  useEffect(() => {
    if (draft && hasCities && cityId) dispatch(areasRestored({ cityId, districtId }));
  }, [hasCities]);
  const cancel = () => {
    draft?.clear();
    onCancel?.();
  };
  return (
    <form {...form} className={styles.form} aria-label={address ? words.editTitle : words.createTitle}>
      <TextInput label={words.receiverName} autoComplete="name" required {...bind("receiverName")} />
      <TextInput label={words.phone} type="tel" autoComplete="tel" required {...bind("phone")} />
      <AreaSelects value={values} errors={errors} onChange={change} />
      <TextInput
        className={styles.wide}
        label={words.street}
        autoComplete="address-line1"
        required
        {...bind("street")}
      />
      <div className={styles.wide}>
        <ChoiceGroup
          label={words.type}
          options={types}
          value={values.type}
          error={errors.type}
          onChange={(type) => change({ type })}
        />
      </div>
      {address?.isDefault ? null : (
        <CheckboxInput
          className={styles.wide}
          label={words.setDefault}
          checked={values.isDefault}
          onChange={(event) => change({ isDefault: event.target.checked })}
        />
      )}
      <div className={styles.end}>
        <FormFailure failure={general} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={save.is === "working"}>
            {words.save}
          </Button>
          {onCancel ? (
            <Button variant="quiet" onClick={cancel}>
              {words.cancel}
            </Button>
          ) : null}
        </div>
      </div>
    </form>
  );
}
