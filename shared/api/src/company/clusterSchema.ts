import * as v from 'valibot';

/** Answer of the cluster lookup (API-57, ENT-22). */
export const clusterSchema = v.object({ code: v.number(), url: v.optional(v.string()) });
