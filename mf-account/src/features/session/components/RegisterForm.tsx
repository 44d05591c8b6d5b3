import { linkTo } from "@thuot-tha/shared/contracts";
import { infoRoute } from "@thuot-tha/shared/contracts/routes/content";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { passwordMessages, passwordProblem } from "@thuot-tha/shared/domain/customer";
import { Link, useLocation } from "@thuot-tha/shared/platform";
import { Button, TextInput } from "@thuot-tha/shared/ui";
import { PasswordInput, useForm } from "@thuot-tha/shared/ui/forms";
import { useDispatch, useSelector } from "react-redux";
import { EmailInput } from "../../../forms/EmailInput.tsx";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { emailProblem, nameProblem, phoneProblem, problems } from "../../../forms/rules.ts";
import { useFailure } from "../../../forms/use-failure.ts";
import { viForms } from "../../../locales/vi/forms.ts";
import { viSession } from "../../../locales/vi/session.ts";
import { returnQuery } from "../return-to.ts";
import { getRegister, getTaken } from "../selectors.ts";
import { type RegisterValues, registerSubmitted } from "../slice.ts";
import styles from "./SignInForm.module.css";

function check({ fullName, email, phone, password }: RegisterValues) {
  const problem = passwordProblem(password, { email, phone });
  return problems({
    fullName: nameProblem(fullName),
    email: emailProblem(email),
    phone: phoneProblem(phone),
    password: problem && passwordMessages[problem],
  });
}

interface RegisterFormProps {
  /** Shows the sign-in form where it is on the same page. */
  onSignIn?: () => void;
}

/**
 * Registers a customer: name, e-mail, phone, password. The terms open in another tab, so that nothing typed is lost.
 */
export function RegisterForm({ onSignIn }: RegisterFormProps) {
  const { search } = useLocation();
  const dispatch = useDispatch();
  const phase = useSelector(getRegister);
  const taken = useSelector(getTaken);
  const { general, bind, form } = useForm({
    initial: { fullName: "", email: "", phone: "", password: "" },
    check,
    failure: useFailure(phase),
    send: (body) => dispatch(registerSubmitted(body)),
  });
  return (
    <form {...form} className={styles.form} aria-label={viSession.registerTitle}>
      <TextInput label={viForms.fullName} autoComplete="name" required {...bind("fullName")} />
      <EmailInput label={viForms.email} {...bind("email")} />
      <TextInput
        label={viForms.phone}
        type="tel"
        autoComplete="tel"
        hint={viForms.phoneHint}
        required
        {...bind("phone")}
      />
      {phase.is === "failed" && taken !== "" ? (
        <p className={styles.taken}>
          {viSession.taken}{" "}
          <Link
            to={linkTo(loginRoute, undefined, returnQuery(search))}
            onClick={(event) => {
              if (!onSignIn) return;
              event.preventDefault();
              onSignIn();
            }}
          >
            {viSession.loginWith(taken)}
          </Link>
        </p>
      ) : null}
      <PasswordInput
        label={viForms.password}
        autoComplete="new-password"
        hint={viForms.passwordHint}
        {...bind("password")}
      />
      <p className={styles.terms}>
        {viSession.agreeing}{" "}
        <Link to={linkTo(infoRoute, { pageInfo: "dieu-khoan" })} target="_blank">
          {viSession.terms}
        </Link>{" "}
        {viSession.and}{" "}
        <Link to={linkTo(infoRoute, { pageInfo: "chinh-sach-bao-mat" })} target="_blank">
          {viSession.privacy}
        </Link>
        .
      </p>
      <FormFailure failure={general} />
      <Button type="submit" variant="primary" size="large" block loading={phase.is === "working"}>
        {viSession.registerAction}
      </Button>
    </form>
  );
}
