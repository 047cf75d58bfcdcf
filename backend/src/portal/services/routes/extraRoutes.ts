import { messageSchema } from '@portal/api/http/envelope';
import { privateNoteSchema } from '@portal/api/work/createServicesApi';
import type { Backend } from '../../../platform/backend.ts';
import { runOnceWhole } from '../../../platform/http/once/runOnceWhole.ts';
import { wasAnswered } from '../../../platform/http/once/idempotentAnswer.ts';
import { readAway } from '../../../platform/http/readAway.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { filesScope, receiveSubjectFile, removeSubjectFile } from '../files/files.ts';
import { shownSubjects, type Subject } from '../findSubject.ts';
import { requireOpenMedia } from '../files/requireOpenMedia.ts';
import { savePrivateNote } from '../savePrivateNote.ts';
import { texts } from '../texts.ts';
import { openSubject } from '../openSubject.ts';
import { wordSubjects } from '../chat/wordSubjects.ts';

/** The customer's own note and files (API-34, API-35, API-38). */
export function extraRoutes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('subjects');

  app.post(
    '/main/services/:id/editInternalObs',
    {
      access: 'customer',
      summary:
        'Saves a private note, once per `Idempotency-Key`; with `seen` only in the place of one of those (API-38, OFF-03, OFF-08)',
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
      const { obs, seen } = await readBody();
      const written = {
        subjects: wordSubjects(subject),
        companyId: customer.company.id,
        clientId: customer.client.id,
        note: obs.trim(),
        seen: seen?.map((text) => text.trim()),
      };
      const answer = await runOnceWhole(
        database,
        `notes/${customer.client.id}`,
        context.req.header('idempotency-key'),
        // Not which one it was written over: the page's own try does not say that.
        { subject: subject.id, note: written.note },
        clock.now(),
        async (transaction) => {
          await savePrivateNote(transaction, written, clock.now());
          return { status: 200, body: { message: texts.noteSaved } };
        },
      );
      return context.json(answer.body);
    },
  );

  app.post(
    '/main/services/:id/media',
    {
      access: 'customer',
      summary: 'Uploads a file, once per `Idempotency-Key` (API-34, OFF-03)',
      form: ['media', 'thumbnail'],
      answer: messageSchema,
      status: 201,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { customer, subject } = await openSubject(context, backend);
      const scope = filesScope(customer.client.id);
      if (await wasAnswered(database, scope, context.req.header('idempotency-key'))) {
        // Who asks again after a lost answer is told that it came, also of a work that has closed since (C-920).
        await readAway(context);
        return context.json({ message: texts.uploaded }, 201);
      }
      await requireOpenMedia(backend, customer, subject);
      await receiveSubjectFile(context, backend, customer, targetOf(subject));
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
