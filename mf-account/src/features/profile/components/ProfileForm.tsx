import { linkTo } from "@thuot-tha/shared/contracts";
import { changeEmailRoute } from "@thuot-tha/shared/contracts/routes/account";
import { addDays } from "@thuot-tha/shared/domain";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, ChoiceGroup, TextInput } from "@thuot-tha/shared/ui";
import { DateInput, useForm } from "@thuot-tha/shared/ui/forms";
import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { useFailure } from "../../../forms/use-failure.ts";
import { viEmail as emailWords } from "../../../locales/vi/email.ts";
import { viForms } from "../../../locales/vi/forms.ts";
import { viProfile as words } from "../../../locales/vi/profile.ts";
import { changesOf, profileProblems, untouched, valuesOf } from "../profile-values.ts";
import { getProfile } from "../selectors.ts";
import { type Account, profileSubmitted } from "../slice.ts";
import styles from "./ProfileForm.module.css";

const genders = (["female", "male", "other", "none"] as const).map((value) => ({
  value,
  label: words.genders[value],
}));

/** Form for name, phone, and body measures that help to find a size. */
export function ProfileForm({ account }: { account: Account }) {
  const { today } = useHost();
  const dispatch = useDispatch();
  const { save } = useSelector(getProfile);
  /** The account that filled the fields which are not typed into. */
  const shown = useRef(account);
  const { values, errors, general, change, bind, form } = useForm({
    initial: valuesOf(account),
    check: (typed) => profileProblems(typed, today),
    failure: useFailure(save),
    send: (typed) => dispatch(profileSubmitted(changesOf(typed, valuesOf(shown.current)))),
  });
  useEffect(() => {
    if (shown.current === account) return;
    // The answer to a save has what another device changed meanwhile.
    change(untouched(values, valuesOf(shown.current), valuesOf(account)));
    shown.current = account;
  });
  return (
    <form {...form} className={styles.form} aria-label={words.title}>
      <fieldset className={styles.group}>
        <legend>{words.contact}</legend>
        <TextInput label={viForms.fullName} autoComplete="name" required {...bind("fullName")} />
        <TextInput label={viForms.phone} type="tel" autoComplete="tel" required {...bind("phone")} />
        <TextInput
          className={styles.wide}
          label={viForms.email}
          hint={
            <>
              {words.emailHint} <Link to={linkTo(changeEmailRoute)}>{emailWords.changeTitle}</Link>
            </>
          }
          type="email"
          autoComplete="email"
          readOnly
          value={account.user.email}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.about}</legend>
        <DateInput
          className={styles.wide}
          label={words.birthday}
          hint={words.birthdayHint}
          optional
          max={addDays(today, -1)}
          value={values.birthday}
          error={errors.birthday}
          onChange={(birthday) => change({ birthday })}
        />
        <TextInput label={words.height} optional inputMode="numeric" autoComplete="off" {...bind("height")} />
        <TextInput label={words.weight} optional inputMode="numeric" autoComplete="off" {...bind("weight")} />
        <div className={styles.wide}>
          <ChoiceGroup
            label={words.gender}
            options={genders}
            value={values.gender}
            error={errors.gender}
            onChange={(gender) => change({ gender })}
          />
        </div>
      </fieldset>
      <FormFailure failure={general} />
      <div>
        <Button type="submit" variant="primary" loading={save.is === "working"}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
