import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { subjectsOf, type ExportOwner } from './exportSections.ts';

/** A file that the customer may see, with the name that it has in the ZIP. */
export interface ExportFile {
  mediaId: string;
  bytes: number;
  path: string;
  /** The work, appointment or item that it is of. */
  of: string;
  description: string | null;
  by: 'customer' | 'provider';
  createdAt: Date;
}

interface FoundFile extends Omit<ExportFile, 'path' | 'bytes'> {
  name: string;
  bytes: string;
  type: string;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
};

/**
 * Every file that the customer may see, each once (ACC-14): of works and bookings, photographs of items, documents.
 * @param approvals the documents of their approvals, by their ids in the store
 */
export async function exportFiles(
  database: Database,
  owner: ExportOwner,
  approvals: readonly string[],
): Promise<ExportFile[]> {
  const { companyId, clientId } = owner;
  const subjects = subjectsOf(owner);
  const own = sql`company_id = ${companyId} and client_id = ${clientId}`;
  const { rows } = await sql<FoundFile>`
    select distinct on (media.id) found.*, media.bytes, media.type from (
      select media_id, file_name as name, subject as of, description,
        case owner when 'CLIENT' then 'customer' else 'provider' end as by, created_at
        from subject_files where company_id = ${companyId} and subject in ${subjects}
      union all
      select photo_id, 'fotografia', id, null, 'customer', updated_at from items where ${own} and photo_id is not null
      union all
      select media_id, number, subject, null, 'provider', created_at from invoices where ${own}
      union all
      select document.media_id, 'orcamento-aprovado', record.subject, null, 'provider', record.at
        from evidence_documents document join evidence_records record on record.id = document.record_id
        where record.company_id = ${companyId} and record.subject in ${subjects}
          and document.media_id = any(${approvals})
    ) found join media_files media on media.id = found.media_id and media.company_id = ${companyId}
    order by media.id`.execute(database);
  return rows.map(({ name, type, bytes, ...file }) => ({
    ...file,
    bytes: Number(bytes),
    path: `ficheiros/${file.of}/${file.mediaId}-${safeName(name, type)}`,
  }));
}

/** A name that every system can unpack, with its extension. */
function safeName(name: string, type: string): string {
  const safe = name
    .replace(/[^\p{L}\p{N}. _-]+/gu, '-')
    .replace(/^\.+/, '')
    .slice(-80);
  return /\.\w{1,5}$/.test(safe) ? safe : `${safe}${extensions[type] ?? ''}`;
}
