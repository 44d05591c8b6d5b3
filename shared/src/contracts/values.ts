import * as z from "@thuot-tha/shared/schema";

/** A calendar date in Viet Nam, YYYY-MM-DD. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Whole đồng. */
export const dong = z.int().check(z.minimum(0));

export const quantity = z.int().check(z.minimum(1));
