import type * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { publicAddress } from '../../platform/environment.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import {
  providerStateOf,
  type ProviderState,
} from '../../rollouts/mgmt/providers/providerState.ts';
import type { SetupLink } from '../links/schemas.ts';
import { listSetupLinks } from '../links/setupLinks.ts';
import { listOwners, type ownersSchema } from '../owners/listOwners.ts';
import { readHistory, type HistoryEntry } from './readHistory.ts';

/** What a provider's page shows; nothing of its customers. */
export interface ProviderView {
  company: Company;
  state: ProviderState;
  /** Where owners set it up. */
  setupAddress: string;
  links: SetupLink[];
  owners: v.InferOutput<typeof ownersSchema>['owners'];
  history: HistoryEntry[];
}

/** Reads what a provider's page shows (SET-01). @throws ApiError 404 for an unknown provider */
export async function readProviderView(
  { database, clock, environment }: Pick<Backend, 'database' | 'clock' | 'environment'>,
  domain: string,
): Promise<ProviderView> {
  const company = await findOwnCompany(database, domain);
  const [links, owners, history] = await Promise.all([
    listSetupLinks(database, domain, clock.now()),
    listOwners({ database, clock }, domain),
    readHistory(database, domain),
  ]);
  return {
    company,
    state: providerStateOf(company),
    setupAddress: `${publicAddress(environment, domain)}/setup`,
    links,
    owners,
    history,
  };
}
