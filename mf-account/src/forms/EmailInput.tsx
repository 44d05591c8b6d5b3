import { TextInput } from "@thuot-tha/shared/ui";
import type { ComponentProps } from "react";

/** A required field for an e-mail address, which keyboards neither capitalise nor correct. */
export const EmailInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} required {...props} />
);
