import { Hono, type Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { selectRow } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { texts } from '../services/texts.ts';

/** Pictures of the customer's own works and appointments, small and full, by file (API-55); they lead to the signed address. */
export function workPhotos(backend: Backend): Hono {
  const app = new Hono({ strict: false });
  const lead = async (context: Context, variant: 'original' | 'thumbnail') => {
    const { company, client } = await requireCustomer(context, backend);
    const row = await selectRow<{ media_id: string }>(
      backend.database,
      `select file.media_id from subject_files file join media_files media on media.id = file.media_id
       left join works work on 'A-' || work.id = file.subject
       left join appointments appointment on 'S-' || appointment.id = file.subject
       where file.id = $1 and file.company_id = $2 and file.removed_at is null and media.has_thumbnail
         and coalesce(work.client_id, appointment.client_id) = $3`,
      [readParameter(context, 'id'), company.id, client.id],
    );
    if (row === undefined) throw new ApiError(404, texts.fileNotFound);
    return context.redirect(backend.media.address(row.media_id, variant, backend.clock.now()), 302);
  };
  app.get('/main/photos/work/full/:id', (context) => lead(context, 'original'));
  app.get('/main/photos/work/:id', (context) => lead(context, 'thumbnail'));
  return app;
}
