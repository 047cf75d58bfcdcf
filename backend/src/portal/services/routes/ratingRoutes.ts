import { ratingsSchema } from '@portal/api/company/ratings';
import { messageSchema } from '@portal/api/http/envelope';
import { ratingSchema } from '@portal/api/work/work';
import { canRate } from '@portal/domain/work/canRate';
import { RATING_NOTE_MAX_LENGTH } from '@portal/domain/limits';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { texts } from '../texts.ts';
import { requireCompany } from '../../../accounts/companies/requireCompany.ts';
import { readRatings } from '../readRatings.ts';
import { openSubject } from '../openSubject.ts';
import { subjectFacts } from '../subjectFacts.ts';

/** How good a completed work was (API-31). */
export function ratingRoutes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('subjects');

  app.post(
    '/main/services/:id/feedback',
    {
      access: 'customer',
      summary: 'Rates a completed work (API-31)',
      body: ratingSchema,
      answer: messageSchema,
      request: { path: { id: '{completed}' }, json: { classification: 5, observation: 'Ótimo.' } },
    },
    async (context, readBody) => {
      const { customer, subject } = await openSubject(context, backend);
      const rating = await readBody();
      const note = rating.observation?.trim() ?? '';
      if (note.length > RATING_NOTE_MAX_LENGTH) throw new ApiError(400, texts.cannotRate);
      if (!canRate(subjectFacts(subject, clock.now()), customer.company.isSchedulerSolo))
        throw new ApiError(409, texts.cannotRate);
      const given = {
        classification: rating.classification,
        observation: note === '' ? null : note,
        ratedAt: clock.now(),
      };
      await database
        .insertInto('ratings')
        .values({
          subject: subject.id,
          companyId: customer.company.id,
          clientId: customer.client.id,
          ...given,
        })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(given))
        .execute();
      return context.json({ message: texts.rated });
    },
  );

  app.get(
    '/main/company/ratings',
    {
      access: 'visitor',
      summary: 'What customers thought of the provider’s completed services (LAW-12)',
      group: 'provider',
      answer: ratingsSchema,
    },
    async (context) => {
      const company = await requireCompany(context, backend);
      return context.json({ ratings: await readRatings(database, company.id) });
    },
  );

  return app;
}
