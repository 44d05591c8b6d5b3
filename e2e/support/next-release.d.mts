export interface Change {
  version: string;
  replace?: [from: string | RegExp, to: string];
  only?: RegExp;
}

export function nextRelease(name: string, change: Change): Promise<string>;
