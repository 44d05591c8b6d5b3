import { createToken, operatorName } from "../../operators/operators.ts";
import { parseRole, roleForms } from "../../operators/roles.ts";
import { ReleaseRefused } from "../../releases/errors.ts";
import type { Command } from "../context.ts";

/**
 * Makes a token and stores nothing: `OPERATORS_FILE` gets the entry with its hash, and the operator keeps the token.
 */
export const operator: Command = {
  help: [
    [
      "ops operator <name> --role <role>",
      "make an operator's token, and the entry for OPERATORS_FILE; --role may be repeated:",
    ],
    ["", "publish:<remote>, publish:*, promote:<remote>:<percent>, promote-all, roll-back"],
  ],
  options: ["role"],
  words: [1, 1],
  missing: "for whom, e.g. ops operator lan --role promote-all --role roll-back",
  store: "unused",
  async run({ words: [name], options: { role: roles = [] } }) {
    const { error } = operatorName.safeParse(name);
    if (error) {
      throw new ReleaseRefused("USAGE", `"${name}" cannot be the name of an operator: ${error.issues[0]?.message}.`);
    }
    const wrong = roles.find((role) => !parseRole(role));
    if (wrong !== undefined) throw new ReleaseRefused("USAGE", `"${wrong}" is no role; roles are ${roleForms}.`);
    const { token, hash } = createToken();
    const entry = { name, token: hash, roles };
    return { data: { token, entry }, text: `token: ${token}\nentry: ${JSON.stringify(entry)}` };
  },
};
