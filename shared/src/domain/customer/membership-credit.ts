/**
 * Days for which the price of a bigger package, reduced by the unused part of the running one, holds: enough for a
 * transfer, and limited because the member uses the smaller package meanwhile.
 */
export const creditDays = 14;
