/**
 * Days for which the price of a bigger package holds that was reduced by the unused part of the running one: a transfer
 * takes a few, and the member uses the smaller package meanwhile.
 */
export const creditDays = 14;
