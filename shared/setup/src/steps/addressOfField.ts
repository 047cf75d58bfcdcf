import type { MissingField } from '@portal/api/setup/draft';
import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { steps } from './steps.ts';

/** Where a field is filled in: its page, and the field on it. */
export function addressOfField({
  section,
  field,
}: Pick<MissingField, 'section' | 'field'>): string {
  const step = steps.find(({ id }) => id === section);
  const place = field === null ? section : `${section}.${field}`;
  return `${SETUP_PAGES[step?.page ?? 'overview']}#${place}`;
}
