/**
 * Whether a version is in a range of caret ranges, such as "^20.19.0 || ^22.12.0". No package is installed yet to tell.
 */
export const isSupported = (version, range) =>
  range.split("||").some((one) => {
    const [lowest, have] = [one.replace("^", ""), version].map((text) => text.trim().split(".").map(Number));
    return have[0] === lowest[0] && (have[1] > lowest[1] || (have[1] === lowest[1] && have[2] >= lowest[2]));
  });
