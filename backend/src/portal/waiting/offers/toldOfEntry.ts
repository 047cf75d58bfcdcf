import { sql } from 'kysely';
import type { Interval } from '../../schedule/slots/slots.ts';

/** The times that an `entry` was told of, in epoch milliseconds. */
export const toldOfEntry = sql<Interval[]>`
  (select coalesce(json_agg(json_build_object('start', (extract(epoch from starts_at) * 1000)::bigint,
      'end', (extract(epoch from ends_at) * 1000)::bigint)), '[]')
    from waiting_offers offer where offer.entry_id = entry.id)`;
