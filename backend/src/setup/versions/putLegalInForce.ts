import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { providerSchema } from '../../provider/api/providerSchema.ts';
import { saveLegalIdentity } from '../../provider/api/settings/saveLegalIdentity.ts';
import type { SetupValues } from '../draft/setupValuesSchema.ts';

const LONGEST_ADDRESS = 255;

/** Says who a provider is by law; the contact's address and e-mail where it names none of its own (C-753). */
export async function putLegalInForce(
  tools: Pick<Backend, 'clock'> & { database: Transaction },
  company: Company,
  { identity, legal }: SetupValues,
): Promise<void> {
  const address = [identity.address, identity.town].filter(Boolean).join(', ');
  const said = v.parse(providerSchema.entries.legal, {
    ...{ address: address.slice(0, LONGEST_ADDRESS), email: identity.email },
    ...legal,
  });
  if (!isDeepStrictEqual(said, company.legal)) await saveLegalIdentity(tools, company.id, said);
}
