import { messageSchema } from '@portal/api/http/envelope';
import { privateNoteSchema } from '@portal/api/work/createServicesApi';
import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { receiveSubjectFile, removeSubjectFile } from '../files.ts';
import { shownSubjects, type Subject } from '../findSubject.ts';
import { requireOpenMedia } from '../requireOpenMedia.ts';
import { texts } from '../texts.ts';
import { openSubject } from '../openSubject.ts';

/** The customer's own note and files (API-34, API-35, API-38). */
export function extraRoutes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('subjects');

  app.post(
    '/main/services/:id/editInternalObs',
    {
      access: 'customer',
      summary: 'Saves a private note (API-38)',
      body: privateNoteSchema,
      answer: messageSchema,
      request: { path: { id: '{work}' }, json: { obs: 'Perguntar pelos pneus.' } },
    },
    async (context, readBody) => {
      // An appointment comes without its prefix (APT-08), of remotes of earlier releases with it.
      const id = readParameter(context, 'id');
      const { customer, subject } = await openSubject(
        context,
        backend,
        /^[AS]-/.test(id) ? id : `S-${id}`,
      );
      const note = (await readBody()).obs.trim();
      const owner = {
        subject: subject.id,
        companyId: customer.company.id,
        clientId: customer.client.id,
      };
      if (note === '') {
        await database
          .deleteFrom('privateNotes')
          .where((eb) => eb.and(owner))
          .execute();
      } else {
        const written = { note, changedAt: clock.now() };
        await database
          .insertInto('privateNotes')
          .values({ ...owner, ...written })
          .onConflict((conflict) => conflict.column('subject').doUpdateSet(written))
          .execute();
      }
      return context.json({ message: texts.noteSaved });
    },
  );

  app.post(
    '/main/services/:id/media',
    {
      access: 'customer',
      summary: 'Uploads a file (API-34)',
      form: ['media', 'thumbnail'],
      answer: messageSchema,
      status: 201,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { customer, subject } = await openSubject(context, backend);
      await requireOpenMedia(backend, customer, subject);
      await receiveSubjectFile(context, backend, targetOf(subject));
      return context.json({ message: texts.uploaded }, 201);
    },
  );

  app.delete(
    '/main/services/:id/media/:mediaId',
    {
      access: 'customer',
      summary: 'Removes an own file (API-35)',
      answer: messageSchema,
      request: { path: { id: '{work}', mediaId: '{file}' } },
    },
    async (context) => {
      const { customer, subject } = await openSubject(context, backend);
      await requireOpenMedia(backend, customer, subject);
      await removeSubjectFile(
        backend,
        subject.row.companyId,
        shownSubjects(subject),
        readParameter(context, 'mediaId'),
      );
      return context.json({ message: texts.removed });
    },
  );

  return app;
}

function targetOf(subject: Subject) {
  const { companyId, clientId } = subject.row;
  return { companyId, clientId, subject: subject.id, owner: 'CLIENT' as const };
}
