import * as v from 'valibot';

/** What a list that comes in pages is asked with: `next` of one page is the `cursor` of the following one. */
export const pageQuery = { limit: v.optional(v.string()), cursor: v.optional(v.string()) };
