import { linkTo } from "@thuot-tha/shared/contracts";
import { forgotPasswordRoute } from "@thuot-tha/shared/contracts/routes/session";
import { Link, useLocation } from "@thuot-tha/shared/platform";
import { Button, TextInput } from "@thuot-tha/shared/ui";
import { PasswordInput, useForm } from "@thuot-tha/shared/ui/forms";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { problems } from "../../../forms/rules.ts";
import { useFailure } from "../../../forms/use-failure.ts";
import { viForms } from "../../../locales/vi/forms.ts";
import { viSession } from "../../../locales/vi/session.ts";
import { returnQuery } from "../return-to.ts";
import { getLogin } from "../selectors.ts";
import { type LoginValues, loginSubmitted } from "../slice.ts";
import styles from "./SignInForm.module.css";

const check = ({ account, password }: LoginValues) =>
  problems({
    account: account.trim() === "" && viSession.accountMissing,
    password: password === "" && viForms.passwordMissing,
  });

interface LoginFormProps {
  /** Prefills the account's e-mail or phone. */
  account?: string;
  /** The form is shown over an unfinished page, so the forgotten-password link opens another tab. */
  inPlace?: boolean;
}

/** Form for e-mail or phone, and the password. */
export function LoginForm({ account = "", inPlace = false }: LoginFormProps) {
  const { search } = useLocation();
  const dispatch = useDispatch();
  const phase = useSelector(getLogin);
  const { general, bind, form } = useForm({
    initial: { account, password: "" },
    check,
    failure: useFailure(phase),
    send: (body) => dispatch(loginSubmitted(body)),
  });
  return (
    <form {...form} className={styles.form} aria-label={viSession.loginTitle}>
      <TextInput
        label={viSession.account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...bind("account")}
      />
      <PasswordInput label={viForms.password} autoComplete="current-password" {...bind("password")} />
      <p className={styles.forgot}>
        <Link
          to={linkTo(forgotPasswordRoute, undefined, inPlace ? undefined : returnQuery(search))}
          target={inPlace ? "_blank" : undefined}
        >
          {viSession.forgot}
        </Link>
      </p>
      <FormFailure failure={general} />
      <Button type="submit" variant="primary" size="large" block loading={phase.is === "working"}>
        {viSession.loginAction}
      </Button>
    </form>
  );
}
