/** An answer that is JSON text already. */
export class JsonText<T> {
  readonly text: string;
  /** For types only: what the text contains. */
  declare readonly content?: T;

  constructor(content: T) {
    this.text = JSON.stringify(content);
  }
}
