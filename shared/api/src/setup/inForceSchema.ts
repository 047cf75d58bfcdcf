import * as v from 'valibot';
import { setupValuesSchema } from './setupValues.ts';

const { activity, modules, services, experts } = setupValuesSchema.entries;

/** What an owner books of and is asked about an item: what is in force, whatever the draft has (C-953). */
export const inForceSchema = v.object({ activity, modules, services, experts });
export type InForce = v.InferOutput<typeof inForceSchema>;
