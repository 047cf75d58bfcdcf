import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { findOwnCompany } from './findOwnCompany.ts';
import { presentSetup } from './presentSetup.ts';
import { providerSetupSchema } from './providerSetupSchema.ts';
import { setUpProvider } from './setUpProvider.ts';

/** What a part of a configuration may hold: each field as in the whole, and no other. */
export const setupChangeSchema = v.strictObject(v.partial(providerSetupSchema).entries);

/** Labels that follow from another field until somebody gives them words of their own. */
function withoutDerived(setup: v.InferOutput<typeof providerSetupSchema>) {
  const { item_label: label, item_label_plural: plural, item_labels: labels } = setup;
  return isDeepStrictEqual(labels, [label, plural]) ? { ...setup, item_labels: undefined } : setup;
}

/**
 * Changes some fields of a provider's configuration and leaves the others as they are.
 * @returns the fields that have another value now
 * @throws ApiError 404 for an unknown provider, 400 for values that do not go together, 409 for a domain that is another's
 */
export async function changeSetup(
  backend: Pick<Backend, 'database' | 'clock'>,
  domain: string,
  change: v.InferOutput<typeof setupChangeSchema>,
): Promise<string[]> {
  const before = presentSetup(await findOwnCompany(backend.database, domain));
  const wanted = v.safeParse(providerSetupSchema, { ...withoutDerived(before), ...change });
  if (!wanted.success) throw new ApiError(400, wanted.issues[0].message);
  const after = presentSetup(await setUpProvider(backend, domain, wanted.output));
  const fields = Object.entries(before).filter(
    ([field, value]) => !isDeepStrictEqual(value, Object(after)[field]),
  );
  return fields.map(([field]) => field);
}
