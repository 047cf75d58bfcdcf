import {
  draftChangesSchema,
  draftSavedSchema,
  draftSchema,
  publishedSchema,
  versionsSchema,
} from '@portal/api/setup/draft';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { discardDraft } from '../draft/discardDraft.ts';
import { saveDraftSchema } from '../draft/saveDraft.ts';
import { listChangesToPublish, publishDraft } from '../versions/publishDraft.ts';
import { listVersions, restoreVersion } from '../versions/restoreVersion.ts';
import { ownerCalls } from './ownerCalls.ts';
import { readOwnerDraft } from './readOwnerDraft.ts';
import { saveOwnerDraft } from './saveOwnerDraft.ts';

const readRevision = v.strictObject({
  /** Of the draft that was read. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** What an owner writes, up to its publication, and what was published (SET-05 to SET-07, SET-20, SET-21). */
export function draftRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change } = ownerCalls(backend);
  get('/draft', { summary: 'What an owner is working on', answer: draftSchema }, ({ company }) =>
    readOwnerDraft(backend, company),
  );
  change(
    'PATCH',
    '/draft',
    {
      summary: 'Saves values by section and field',
      body: saveDraftSchema,
      answer: draftSavedSchema,
      request: { json: { revision: 0, values: { identity: { town: 'Porto' } } } },
    },
    (owner, body) => saveOwnerDraft(backend, owner, body),
  );
  change(
    'POST',
    '/draft/discard',
    {
      summary: 'Gives up what was not published',
      body: readRevision,
      answer: draftSchema,
      request: { json: { revision: 1 } },
      withoutExample: true,
    },
    async ({ company, contact }, { revision }) => {
      await discardDraft(backend, company, revision, contact);
      return readOwnerDraft(backend, company);
    },
  );
  get(
    '/draft/changes',
    { summary: 'What publishing would change', answer: draftChangesSchema },
    ({ company }) => listChangesToPublish(backend, company),
  );
  change(
    'POST',
    '/publish',
    {
      summary: 'Puts the draft in force, or says what is missing',
      body: readRevision,
      answer: publishedSchema,
      request: { json: { revision: 1 } },
      withoutExample: true,
    },
    ({ company, contact }, { revision }) => publishDraft(backend, company, revision, contact),
  );
  get('/versions', { summary: 'What was published', answer: versionsSchema }, async (owner) => ({
    versions: await listVersions(backend.database, owner.company.id),
  }));
  change(
    'POST',
    '/versions/:n/restore',
    {
      summary: 'Makes a published version the draft again',
      body: readRevision,
      answer: draftSchema,
      request: { path: { n: '1' }, json: { revision: 1 } },
      withoutExample: true,
    },
    async ({ company, contact }, { revision }, context) => {
      const given = readParameter(context, 'n');
      const n = /^\d{1,9}$/.test(given) ? Number(given) : 0;
      await restoreVersion(backend, company, { n, revision }, contact);
      return readOwnerDraft(backend, company);
    },
  );
  return app;
}
