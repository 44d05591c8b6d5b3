/** The given name, which comes last in Vietnamese. @example givenName("Nguyễn Thị Mai") // "Mai" */
export const givenName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? name;
