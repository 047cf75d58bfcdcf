import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { texts } from '../services/texts.ts';

/** Pictures of the customer's own works and appointments, small and full, by file (API-55); they lead to the signed address. */
export function workPhotos(backend: Backend): DescribedRoutes {
  const app = describedRoutes('items');
  const lead = async (context: Context, variant: 'original' | 'thumbnail') => {
    const { company, client } = await requireCustomer(context, backend);
    const row = await backend.database
      .selectFrom('subjectFiles as file')
      .innerJoin('mediaFiles as media', 'media.id', 'file.mediaId')
      .leftJoin('works as work', (join) =>
        join.on(sql<string>`'A-' || work.id`, '=', sql.ref('file.subject')),
      )
      .leftJoin('appointments as appointment', (join) =>
        join.on(sql<string>`'S-' || appointment.id`, '=', sql.ref('file.subject')),
      )
      .select('file.mediaId')
      .where('file.id', '=', readParameter(context, 'id'))
      .where('file.companyId', '=', company.id)
      .where('media.hasThumbnail', '=', true)
      .where((eb) => eb(eb.fn.coalesce('work.clientId', 'appointment.clientId'), '=', client.id))
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(404, texts.fileNotFound);
    return context.redirect(backend.media.address(row.mediaId, variant, backend.clock.now()), 302);
  };
  app.get(
    '/main/photos/work/full/:id',
    {
      access: 'customer',
      summary: 'Leads to a file (API-55)',
      status: 302,
      request: { path: { id: '{keptFile}' } },
    },
    (context) => lead(context, 'original'),
  );
  app.get(
    '/main/photos/work/:id',
    {
      access: 'customer',
      summary: 'Leads to the thumbnail of a file (API-55)',
      status: 302,
      request: { path: { id: '{keptFile}' } },
    },
    (context) => lead(context, 'thumbnail'),
  );
  return app;
}
