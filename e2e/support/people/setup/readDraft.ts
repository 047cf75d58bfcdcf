import * as v from 'valibot';
import { draftSchema } from '@portal/api/setup/draft';
import type { Domain } from '../../domains.ts';
import { askSetup } from './askSetup.ts';

/** The values of the draft of a provider, as operators read them. */
export async function readDraft(
  domain: Domain,
): Promise<v.InferOutput<typeof draftSchema>['values']> {
  return v.parse(v.pick(draftSchema, ['values']), await askSetup(domain, 'GET', '/draft')).values;
}
