import type { ReleaseError } from '@portal/rollout/telemetry';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fingerprint } from './fingerprint.ts';
import { framesOf } from './framesOf.ts';
import { withoutPersonalData } from './withoutPersonalData.ts';

/** Errors of one release that are told apart; anybody can invent more. */
const KEPT = 100;

/** What is kept of an error. */
export interface KnownError {
  remote: string;
  version: string;
  code: string;
  message: string;
  stack: string;
  fingerprint: string;
}

/** What is kept of an error that a page told. */
export function knownError({ remote, version, code, message, stack }: ReleaseError): KnownError {
  const said = withoutPersonalData(message);
  const frames = framesOf(stack);
  return {
    remote,
    version,
    code,
    message: said,
    stack: frames.join('\n'),
    fingerprint: fingerprint(code, said, frames),
  };
}

/** Counts one page view for each error, of releases that exist. */
export async function takeErrors(
  database: Database,
  errors: readonly KnownError[],
  now: Date,
): Promise<void> {
  if (errors.length === 0) return;
  await sql`
    insert into release_errors as known
      (remote, version, fingerprint, code, message, stack, first_at, last_at, pages)
    select distinct on (1, 2, 3) told.remote, told.version, told.fingerprint, told.code, told.message, told.stack,
      ${now}::timestamptz, ${now}::timestamptz, 1
    from jsonb_to_recordset(${JSON.stringify(errors)})
      as told (remote text, version text, fingerprint text, code text, message text, stack text)
    join releases on releases.remote = told.remote and releases.version = told.version
    left join release_errors old
      on old.remote = told.remote and old.version = told.version and old.fingerprint = told.fingerprint
    where old.fingerprint is not null or ${KEPT} > (
      select count(*) from release_errors other
      where other.remote = told.remote and other.version = told.version)
    order by 1, 2, 3
    on conflict (remote, version, fingerprint)
    do update set pages = known.pages + 1, last_at = excluded.last_at`.execute(database);
}
