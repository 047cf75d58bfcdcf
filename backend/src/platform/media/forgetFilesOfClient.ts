import type { Database } from '../database/database.ts';
import { selectRows } from '../database/sql.ts';
import { forgetMedia } from './forgetMedia.ts';

/**
 * Forgets what a customer uploaded, in the transaction in which their account is deleted: files on works, appointments
 * and bookings under preparation, and the photographs of their items. What the provider filed stays with the works.
 */
export async function forgetFilesOfClient(
  database: Database,
  { companyId, clientId }: { companyId: string; clientId: string },
): Promise<void> {
  const files = await selectRows<{ media_id: string }>(
    database,
    `with mine as (
       select 'A-' || id as subject from works where company_id = $1 and client_id = $2
       union all select 'S-' || id from appointments where company_id = $1 and client_id = $2
       union all select 'S-' || id from schedule_drafts where company_id = $1 and client_id = $2)
     delete from subject_files where company_id = $1 and owner = 'CLIENT' and subject in (select subject from mine)
     returning media_id`,
    [companyId, clientId],
  );
  const photos = await selectRows<{ media_id: string }>(
    database,
    `with before as (
       select id, photo_id from items where company_id = $1 and client_id = $2 and photo_id is not null for update)
     update items set photo_id = null from before where items.id = before.id returning before.photo_id as media_id`,
    [companyId, clientId],
  );
  await forgetMedia(
    database,
    [...files, ...photos].map((row) => row.media_id),
  );
}
