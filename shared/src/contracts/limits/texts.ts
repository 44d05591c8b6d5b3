/** Characters of texts that customers write, once trimmed. */
export interface TextLength {
  min: number;
  max: number;
}

/** Names of people and of banks. */
export const nameLength: TextLength = { min: 2, max: 80 };
/** House number and street. */
export const streetLength: TextLength = { min: 3, max: 200 };
export const reviewTitleLength: TextLength = { min: 2, max: 120 };
export const reviewLength: TextLength = { min: 10, max: 3000 };
/** A problem with an order. */
export const problemLength: TextLength = { min: 10, max: 2000 };
/** The note of an order. */
export const maxNoteLength = 500;
export const maxSearchLength = 100;
