import * as v from 'valibot';
import { requestedMoveSchema } from '../work/moves/requestedMove.ts';
import { workSchema } from '../work/work.ts';
import { workDetailsSchema } from '../work/workDetailsSchema.ts';

/** Whose a work or appointment is, for its provider. */
export const providerCustomerSchema = v.object({
  name: v.string(),
  /** E.164. */
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
});
export type ProviderCustomer = v.InferOutput<typeof providerCustomerSchema>;

/** What a provider sees of a work or appointment beside what its customer does (C-796). */
const providerFields = {
  /** Null once the customer is not there any more. */
  customer: v.nullable(providerCustomerSchema),
  /** Of an appointment: whether it was noted that nobody came (POL-10). */
  no_show: v.boolean(),
  /** The other time that its customer asked for and that waits for an answer (RSC-08). */
  move: v.optional(v.nullable(requestedMoveSchema)),
} as const;

/** In the lists of the provider API. */
export const providerWorkSchema = v.object({ ...workSchema.entries, ...providerFields });
export type ProviderWork = v.InferOutput<typeof providerWorkSchema>;

/** By its id. */
export const providerWorkDetailsSchema = v.object({
  ...workDetailsSchema.entries,
  ...providerFields,
});

const next = v.nullable(v.string());

/** A page of works; `next` is the cursor of the one behind it. */
export const providerWorksSchema = v.object({ works: v.array(providerWorkSchema), next });

/** A page of appointments. */
export const providerAppointmentsSchema = v.object({
  appointments: v.array(providerWorkSchema),
  next,
});
