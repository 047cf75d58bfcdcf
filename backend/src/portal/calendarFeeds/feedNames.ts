import { isPatientVertical } from '@portal/domain/items/isPatientVertical';
import type { Company } from '../../accounts/companies/company.ts';

export const feedNameForms = ['full', 'short', 'hidden'] as const;

/** How much of a customer's name calendars of experts and provider show. */
export type FeedNames = (typeof feedNameForms)[number];

/** What the provider says, else `hidden` where customers are patients and `short` elsewhere (FEED-04). */
export function feedNamesOf({
  feedNames,
  vertical,
}: Pick<Company, 'feedNames' | 'vertical'>): FeedNames {
  const own = feedNameForms.find((form) => form === feedNames);
  return own ?? (isPatientVertical(vertical) ? 'hidden' : 'short');
}

/** The name in that form: `Marta Sousa Figueiredo`, `Marta F.`, or nothing. */
export function nameInFeed(name: string, form: FeedNames): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  if (form === 'hidden') return '';
  if (form === 'full') return [first, ...others].join(' ');
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('pt-PT')}.`;
}
