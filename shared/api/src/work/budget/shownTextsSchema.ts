import * as v from 'valibot';

/** What stood on the screen where something was agreed: the question and the words that conclude it, kept as evidence (BUD-34, LAW-09). */
export const shownTextsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(1000))),
  v.maxLength(10),
);
