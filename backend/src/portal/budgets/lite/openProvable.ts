import type { Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { findLiteSubject } from '../../lite/presentLite.ts';
import { requireOwnSubject } from '../../lite/requireLiteVisitor.ts';
import { texts } from '../texts.ts';
import { customerOnFile } from './customerOnFile.ts';

/**
 * What a visitor with a link may prove by a code: that they decide about a work's budget (BUD-33), or call off the
 * appointment of their reminder (REM-12).
 * @throws ApiError 401 and 404 as requireOwnSubject, 409 for an appointment that no reminder led to
 */
export async function openProvable(context: Context, backend: Backend) {
  const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
  const subject = await findLiteSubject(backend, visitor);
  if (subject === undefined) throw new ApiError(404, texts.notFound);
  if (subject.kind !== 'work' && visitor.reminder === undefined)
    throw new ApiError(409, texts.nothingToDecide, texts.refused);
  const owner = { companyId: visitor.company.id, clientId: visitor.clientId };
  const client = await customerOnFile(backend.database, owner);
  return { visitor, subject, owner, client, contact: client.contact };
}
