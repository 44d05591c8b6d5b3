import { pictureUrl } from "@thuot-tha/shared/ui";
import { givenName } from "../given-name.ts";
import styles from "./Avatar.module.css";

interface AvatarProps {
  /** Path of the picture, or null for none. */
  path: string | null;
  name: string;
  size?: "small" | "large";
}

/** A customer's picture, or the first letter of their given name. */
export function Avatar({ path, name, size = "small" }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {path ? (
        <img src={pictureUrl(path, size === "large" ? "240x240" : "100x100")} alt="" width="100" height="100" />
      ) : (
        givenName(name).slice(0, 1).toUpperCase()
      )}
    </span>
  );
}
