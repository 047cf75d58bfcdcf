import { platformOf } from '@portal/contract/wrapperIdentity';
import type { Context } from 'hono';
import { isDemoDomain } from '../../src/address/isDemoDomain.ts';
import { mayCarryAnswers } from '../answers/mayCarryAnswers.ts';
import type { ReadDocument } from '../boot/createDocumentReader.ts';

/** Whether somebody opens this page in a browser that is shown nothing of its own, and may take over what was drawn (C-610). */
export function mayBeDrawn(context: Context, { document, local, badges }: ReadDocument): boolean {
  return (
    mayCarryAnswers(context) &&
    platformOf(context.req.header('user-agent') ?? '') === 'WEB' &&
    badges.length === 0 &&
    !isDemoDomain(document.provider?.domain ?? '') &&
    local === null &&
    !document.degraded
  );
}
