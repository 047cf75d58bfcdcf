import type { MissingField } from '@portal/api/setup/draft';
import { SETUP_PAGES, type SetupPage } from '@portal/api/setup/setupPath';
import { steps } from './steps.ts';

/** Sections that are filled in on the page of a step with another name. */
const ELSEWHERE: Readonly<Record<string, SetupPage>> = {
  settings: 'reminders',
  policy: 'prepayment',
};

/** Where a field is filled in: its page, and the field on it. */
export function addressOfField({
  section,
  field,
}: Pick<MissingField, 'section' | 'field'>): string {
  const page = ELSEWHERE[section] ?? steps.find(({ id }) => id === section)?.page ?? 'overview';
  const place = field === null ? section : `${section}.${field}`;
  return `${SETUP_PAGES[page]}#${place}`;
}
