export function findBrowser(): Promise<string>;
export const browserArgs: string[];
