export const help = `Releases of the shop, under live traffic.

  ops publish <remote> …            put the built release of a package into the store
  ops publish --from <folder>       the same, from a folder with the build
  ops promote <remote>@<version> …  put releases live, several in one revision
    --canary <percent>              as a candidate for that share of shoppers, 0.01 to 99; 0 for staff only
  ops canary [<remote>] <percent>   change a candidate's share of shoppers
  ops finish [<remote>]             make a candidate stable; other candidates stay
  ops withdraw [<remote>]           end a candidate
  ops staff-link [<remote>]         a link that shows a candidate to staff; it can be followed for --hours 24, at most 168
  ops approve <request>             make another operator's request live
  ops remove <remote>               take a remote out of the live set
  ops rollback [revision]           undo the last change, or restore the set of a revision
  ops status                        the live set, and other published releases
  ops history                       all revisions: author, time and reason
  ops watch                         the status and the candidates' counts, continuously
  ops check [<remote>@<version> …]  whether all releases are complete, or whether releases would pass the gate
  ops diff <a> <b>                  the difference of two revisions, or of two releases
  ops release <remote>@<version>    a published release: its source, its files, its publisher
  ops gc                            delete releases that are not needed (--keep 5 sets, --tabs 168 hours)
  ops operator <name> --role <role> make an operator's token, and the entry for OPERATORS_FILE; --role may be repeated:
                                    publish:<remote>, publish:*, promote:<remote>:<percent>, promote-all, roll-back
  ops signing-key                   make a pair of keys for signed releases
  ops sign                          sign every release and composition that is in the store

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
