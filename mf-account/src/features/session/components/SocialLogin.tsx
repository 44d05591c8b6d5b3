import { buttonClass } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { viSession } from "../../../locales/vi/session.ts";
import { getProviders } from "../selectors.ts";
import { providersRequested } from "../slice.ts";
import { rememberProvider, socialPath } from "../social.ts";
import { ProviderMark } from "./ProviderMark.tsx";
import styles from "./SocialLogin.module.css";

/** Links to the sign-in providers that this shop has keys for; nothing without keys. */
export function SocialLogin({ returnTo }: { returnTo: string }) {
  const dispatch = useDispatch();
  const providers = useSelector(getProviders);
  useEffect(() => void dispatch(providersRequested()), [dispatch]);
  if (providers.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.or}>{viSession.or}</p>
      <ul>
        {providers.map((provider) => (
          <li key={provider}>
            {/* Leaves the shop, so the shell must not handle the link. */}
            <a
              className={buttonClass({ block: true })}
              href={socialPath(provider, returnTo)}
              rel="external"
              onClick={() => rememberProvider(provider)}
            >
              <ProviderMark provider={provider} />
              {viSession.continueWith(viSession.providers[provider])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
