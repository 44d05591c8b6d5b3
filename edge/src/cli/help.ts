import { commands } from "./commands.ts";

const lines = Object.values(commands).flatMap(({ help }) =>
  help.map(([typed, text]) => `  ${typed.padEnd(34)}${text}`),
);

export const help = `Releases of the shop, under live traffic.

${lines.join("\n")}

A candidate is named by a release that it changes; a single candidate need not be named.

  --to <address>    run the command on a shop's edge, with an operator's token in --token or OPERATOR_TOKEN
  --why <text>      reason, recorded in the history
  --dry-run         run everything except the last step, and change nothing
  --no-browser      the gate does not load the pages in a browser
  --no-api          the gate does not compare the releases' operations with those of the live API
  --shop <address>  running shop, or its API, for the gate's checks (SHOP_URL, else API_URL, else http://localhost:PORT)
  --json            answer as JSON

The exit code is 0 on success, 1 for a refusal or a found problem, 2 for an unknown command or option.
`;
