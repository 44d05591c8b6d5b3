import { formatDong } from "@thuot-tha/shared/domain";

/** @example signed(-30000) // "−30.000 ₫" */
export const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${formatDong(Math.abs(amount))}`;
