import { and, asc, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { clients } from '../identity/tables.ts';
import { earthRadiusMetres, type Place } from './distance.ts';
import { companies, type Company } from './tables.ts';

/** What a list says of a provider: nothing that is long, and nothing that only the provider itself needs. */
export type ListedCompany = Omit<
  Company,
  'logoSvg' | 'terms' | 'apiKeyHash' | 'signupItemFields' | 'editItemFields'
>;

const {
  logoSvg: _logo,
  terms: _terms,
  apiKeyHash: _key,
  signupItemFields: _signup,
  editItemFields: _edit,
  ...listedColumns
} = getTableColumns(companies);

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
  database: Queryable,
  { verticals, name, place, userId, offset }: DirectorySearch,
): Promise<{ company: ListedCompany; distance: number | null }[]> {
  const distance = place === undefined ? sql<number | null>`null::float8` : distanceFrom(place);
  const isOwn =
    userId === undefined
      ? undefined
      : sql`not exists (${database
          .select({ id: clients.id })
          .from(clients)
          .where(
            and(
              eq(clients.companyId, companies.id),
              eq(clients.userId, userId),
              isNull(clients.deletedAt),
              sql`${clients.registeredAt} is not null`,
            ),
          )})`;
  const rows = await database
    .select({ company: listedColumns, distance })
    .from(companies)
    .where(
      and(
        eq(companies.listed, true),
        verticals.length === 0 ? undefined : inArray(sql`lower(${companies.vertical})`, verticals),
        isOwn,
        ...wordsOf(name).map((word) => sql`strpos(${plainName}, ${word}) > 0`),
      ),
    )
    .orderBy(sql`${distance} nulls last`, asc(companies.name), asc(companies.id))
    .limit(DIRECTORY_PAGE + 1)
    .offset(offset);
  return rows.map((row) => ({
    company: row.company,
    distance: row.distance === null ? null : Math.round(row.distance),
  }));
}

/** Great-circle distance in metres, as `distanceInMetres` counts it; null for a provider without a place. */
function distanceFrom({ latitude, longitude }: Place): SQL<number | null> {
  const half = (from: number, to: SQL): SQL =>
    sql`power(sin(radians(${to} - ${from}::float8) / 2), 2)`;
  const chord = sql`(${half(latitude, sql`${companies.latitude}`)} + cos(radians(${latitude}::float8))
    * cos(radians(${companies.latitude})) * ${half(longitude, sql`${companies.longitude}`)})`;
  // `least` passes over what is null.
  return sql<
    number | null
  >`case when ${companies.latitude} is not null and ${companies.longitude} is not null then 2 * ${earthRadiusMetres}::float8 * asin(least(1, sqrt(${chord}))) end`;
}

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const withoutAccents = 'aaaaaeeeeiiiiooooouuuucn';
const plainName = sql`translate(lower(${companies.name}), ${accented}, ${withoutAccents})`;
const mostWords = 8;

function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.split(/\s+/).filter(Boolean).slice(0, mostWords);
}
