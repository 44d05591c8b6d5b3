/** Vietnamese names end with the one a person is called by. @example givenName("Nguyễn Thị Mai") // "Mai" */
export const givenName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? name;
