import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ExportFile } from './exportFiles.ts';
import { exportSections, type ExportOwner } from './exportSections.ts';

/** Version of `dados.json`: it changes when a field goes or means something else (docs/export.md). */
const VERSION = 1;

/** What `dados.json` says (ACC-14), with every file named once. */
export async function readDossier(
  database: Database,
  owner: ExportOwner,
  files: readonly ExportFile[],
  now: Date,
): Promise<Record<string, unknown>> {
  const { companyId, clientId } = owner;
  const { rows } = await sql<{ provider: string; profile: unknown; consents: unknown }>`
    select company.name as provider, jsonb_build_object('terms_accepted_at', client.terms_accepted_at,
      'reminders_by_email', coalesce(allowed.email, true), 'reminders_by_sms', coalesce(allowed.sms, true),
      'stopped_sms', (select coalesce(jsonb_agg(stop.phone order by stop.phone), '[]')
        from sms_stops stop join jsonb_array_elements(client.phones) own on own->>'number' = stop.phone
        where stop.company_id = client.company_id)) as consents, jsonb_build_object('name', client.name,
      'address', client.address, 'postal_code', client.postal_code, 'city', client.city, 'country_id', client.country_id,
      'vat', client.vat, 'phones', client.phones, 'email', client.email, 'secondary_email', client.secondary_email,
      'invoice_primary', client.invoice_primary, 'invoice_secondary', client.invoice_secondary,
      'login_phone', person.login_phone, 'login_email', person.login_email,
      'registered_at', client.registered_at, 'created_at', client.created_at) as profile
    from clients client join companies company on company.id = client.company_id
    left join users person on person.id = client.user_id
    left join reminder_channels allowed on allowed.client_id = client.id
    where client.id = ${clientId} and client.company_id = ${companyId} and client.deleted_at is null`.execute(
    database,
  );
  const [person] = rows;
  if (person === undefined) throw new Error('The account is gone.');
  const { provider, profile, consents } = person;
  const dossier: Record<string, unknown> = {
    version: VERSION,
    made_at: now.toISOString(),
    provider,
    profile,
    consents,
  };
  for (const [name, query] of Object.entries(exportSections(owner))) {
    const section = await sql<{
      entry: unknown;
    }>`select to_jsonb(entry) as entry from (${query}) entry`.execute(database);
    dossier[name] = section.rows.map(({ entry }) => entry);
  }
  dossier['files'] = files.map(({ path, of, description, by, createdAt }) => ({
    path,
    of,
    description,
    by,
    created_at: createdAt,
  }));
  return dossier;
}
