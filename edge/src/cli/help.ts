export const help = `Releases of the shop, under live traffic.

  ops publish <remote> …            put the built release of a package into the store
  ops publish --from <folder>       the same, from wherever it was built
  ops promote <remote>@<version> …  put releases live, several in one revision
    --canary <percent>              as a candidate for that share of shoppers, 0.01 to 99; 0 for staff only
  ops canary [<remote>] <percent>   show a candidate to more shoppers, or fewer
  ops finish [<remote>]             a candidate for all; other candidates stay
  ops withdraw [<remote>]           stop showing a candidate
  ops staff-link [<remote>]         a link that shows a candidate to staff; it can be followed for --hours 24
  ops approve <request>             put live what another operator has requested
  ops rollback [revision]           take back the last change, or bring back the set of a revision
  ops status                        what is live, and what else is published
  ops history                       who put what live, when and why
  ops watch                         the same as it happens, and how candidates do
  ops check [<remote>@<version> …]  whether all that is published is whole, or whether releases would pass the gate
  ops diff <a> <b>                  what differs between two revisions, or two releases
  ops release <remote>@<version>    what a published release is: its source, its files, who published it
  ops gc                            delete releases that are not needed (--keep 5 sets, --tabs 168 hours)
  ops operator <name> --role <role> make an operator's token, and the entry for OPERATORS_FILE; --role may be repeated:
                                    publish:<remote>, publish:*, promote:<remote>:<percent>, promote-all, roll-back
  ops signing-key                   make a pair of keys for signed releases
  ops sign                          sign every release and composition that is in the store

A candidate is named by a release that it changes; while one is out, it need not be named.

  --to <address>    let a shop's edge do it, with an operator's token in --token or OPERATOR_TOKEN
  --why <text>      reason, kept in the history
  --dry-run         go as far as the last step, and change nothing
  --no-browser      leave out that the gate loads the pages in a browser
  --no-api          leave out that the gate compares the operations that releases call with those of the live API
  --shop <address>  running shop, or its API, that the gate compares with and loads pages with (SHOP_URL; http://localhost:8080)
  --json            answer as JSON

The exit code is 0 when it was done, 1 when it was refused or something is wrong, 2 for an unknown command or option.
`;
