import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import type { Company } from '../../accounts/companies/company.ts';

/** What an owner who comes in sees first: today of a provider that is open, else how far the set-up is (C-798). */
export function firstPage({ draftSince }: Pick<Company, 'draftSince'>): string {
  return draftSince === null ? SETUP_PAGES.today : SETUP_PAGES.overview;
}
