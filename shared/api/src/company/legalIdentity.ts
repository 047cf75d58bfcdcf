import * as v from 'valibot';

const part = v.optional(v.string());

/** Who a provider is by law (LAW-02); what it did not say is absent. */
export const legalIdentitySchema = v.object({
  legal_name: part,
  address: part,
  email: part,
  phone: part,
  nipc: part,
  registry_office: part,
  registry_number: part,
  profession: part,
  professional_body: part,
  professional_number: part,
  /** Of the regulator of health. */
  ers_number: part,
  /** Who settles disputes with consumers. */
  arbitration: v.optional(v.object({ name: v.string(), url: v.string() })),
  /** What calling costs, for numbers of which it cannot be made (LAW-03). */
  phone_cost: part,
});
export type LegalIdentity = v.InferOutput<typeof legalIdentitySchema>;
