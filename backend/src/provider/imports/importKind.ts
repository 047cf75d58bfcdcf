import * as v from 'valibot';

export const importKindSchema = v.picklist(['customers', 'items', 'services', 'appointments']);
/** What a file holds. */
export type ImportKind = v.InferOutput<typeof importKindSchema>;
