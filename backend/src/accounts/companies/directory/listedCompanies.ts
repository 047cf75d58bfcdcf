import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { earthRadiusMetres, type Place } from './distanceInMetres.ts';
import type { Company } from '../company.ts';

/** What a list says of a provider: nothing that is long, and nothing that only the provider itself needs. */
const listedColumns = [
  ...['id', 'domain', 'alternateDomains', 'name', 'vertical', 'brandColor'],
  ...['itemLabel', 'itemLabelPlural', 'iconSet', 'logoVersion'],
  ...['vat', 'phone', 'whatsappNumber', 'email', 'website'],
  ...['address', 'town', 'townDistrict', 'latitude', 'longitude'],
  ...['schedulerModule', 'isSchedulerSolo', 'worksheetOperational', 'demo', 'isInternalTeam'],
  ...['supportEquipment', 'hidePlayStore', 'hideAppleStore'],
  ...['itemTitleTemplate', 'itemSubtitleTemplate', 'clientLabels', 'itemLabels', 'workLabels'],
  ...['keywords', 'listed', 'timeZone', 'createdAt', 'updatedAt', 'legal'],
] as const;
export type ListedCompany = Pick<Company, (typeof listedColumns)[number]>;

/** Providers of one answer; whoever wants more asks for what follows. */
export const DIRECTORY_PAGE = 200;

export interface DirectorySearch {
  /** Kinds of providers in lower case; all when empty. */
  verticals: string[];
  /** Words of the name, in any order; case and accents do not matter (PRV-09). All providers when empty. */
  name: string;
  /** Where the person is: the nearest come first. */
  place: Place | undefined;
  /** Person whose own providers are left out. */
  userId: string | undefined;
  /** How many were seen already. */
  offset: number;
}

/**
 * Providers that let themselves be found, the nearest first when a place is known, otherwise by name: at most one more
 * than a page.
 */
export async function searchListedCompanies(
  database: Database,
  { verticals, name, place, userId, offset }: DirectorySearch,
): Promise<{ company: ListedCompany; distance: number | null }[]> {
  const distance = place === undefined ? sql<number | null>`null::float8` : distanceFrom(place);
  const rows = await database
    .selectFrom('companies')
    .select(listedColumns)
    .select(distance.as('distance'))
    .where('listed', '=', true)
    .where('suspendedAt', 'is', null)
    .where('draftSince', 'is', null)
    .$if(verticals.length > 0, (query) =>
      query.where(sql<string>`lower(vertical)`, 'in', verticals),
    )
    .$if(userId !== undefined, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('clients')
              .select('clients.id')
              .whereRef('clients.companyId', '=', 'companies.id')
              .where('clients.userId', '=', userId ?? '')
              .where('clients.deletedAt', 'is', null)
              .where('clients.registeredAt', 'is not', null),
          ),
        ),
      ),
    )
    .where(({ and }) =>
      and(wordsOf(name).map((word) => sql<boolean>`strpos(${plainName}, ${word}) > 0`)),
    )
    .orderBy(distance, (order) => order.asc().nullsLast())
    .orderBy('name')
    .orderBy('id')
    .limit(DIRECTORY_PAGE + 1)
    .offset(offset)
    .execute();
  return rows.map(({ distance: metres, ...company }) => ({
    company,
    distance: metres === null ? null : Math.round(metres),
  }));
}

/** Great-circle distance in metres, as `distanceInMetres` counts it; null for a provider without a place. */
function distanceFrom({ latitude, longitude }: Place): RawBuilder<number | null> {
  const half = (from: number, to: RawBuilder<unknown>) =>
    sql`power(sin(radians(${to} - ${from}::float8) / 2), 2)`;
  const chord = sql`(${half(latitude, sql`latitude`)} + cos(radians(${latitude}::float8))
    * cos(radians(latitude)) * ${half(longitude, sql`longitude`)})`;
  // `least` passes over what is null.
  return sql<
    number | null
  >`case when latitude is not null and longitude is not null then 2 * ${earthRadiusMetres}::float8 * asin(least(1, sqrt(${chord}))) end`;
}

const smallAccented = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
// Capitals too: in a database of the locale C `lower` leaves those with accents.
const accented = smallAccented + smallAccented.toUpperCase();
const withoutAccents = 'aaaaaeeeeiiiiooooouuuucn'.repeat(2);
const plainName = sql`translate(lower(name), ${accented}, ${withoutAccents})`;
const mostWords = 8;

function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.split(/\s+/).filter(Boolean).slice(0, mostWords);
}
