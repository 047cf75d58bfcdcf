import { sql } from 'kysely';
import * as v from 'valibot';
import { paymentsStateOf } from '../../../accounts/companies/paymentsStateOf.ts';
import type { Database } from '../../../platform/database/database.ts';
import { providerStateOf, providerStateSchema } from './providerState.ts';

/** A provider as the operator sees it among the others; nothing of its customers. */
const listedProviderSchema = v.object({
  domain: v.string(),
  alternate_domains: v.array(v.string()),
  name: v.string(),
  vertical: v.string(),
  demo: v.boolean(),
  listed: v.boolean(),
  payment_methods: v.array(v.string()),
  payments: v.picklist(['none', 'sandbox', 'testing', 'live']),
  created_at: v.string(),
  updated_at: v.string(),
  /** When somebody last booked, whoever it was; null where nobody did. A time that is held is no booking (SET-01). */
  last_booked_at: v.nullable(v.string()),
  ...providerStateSchema.entries,
});

/** A page of providers; `next` is the `after` of the one behind it, null at the end. */
export const providerPageSchema = v.object({
  providers: v.array(listedProviderSchema),
  next: v.nullable(v.string()),
});

/** What may be asked of the list. */
export const providerPageQuery = v.object({
  after: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
    '50',
  ),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
});

/** Providers in the order of their domains, whose name, domain or an alternate one holds what is searched for (SET-01). */
export async function listProviders(
  database: Database,
  { after, limit, search }: v.InferOutput<typeof providerPageQuery>,
): Promise<v.InferOutput<typeof providerPageSchema>> {
  const pattern = `%${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const rows = await database
    .selectFrom('companies')
    .select(['domain', 'alternateDomains', 'name', 'vertical', 'demo', 'listed', 'paymentMethods'])
    .select([
      'createdAt',
      'updatedAt',
      'draftSince',
      'suspendedAt',
      'suspensionReason',
      'deletesAt',
    ])
    .select(
      sql<Date | null>`(select max(created_at) from appointments where company_id = companies.id and hold_until is null)`.as(
        'lastBookedAt',
      ),
    )
    .select(({ selectFrom }) =>
      selectFrom('paymentAccounts')
        .select('state')
        .whereRef('paymentAccounts.companyId', '=', 'companies.id')
        .as('paymentsState'),
    )
    .where('domain', '>', after)
    .where(({ or, eb }) =>
      or([
        ...[eb('name', 'ilike', pattern), eb('domain', 'ilike', pattern)],
        sql<boolean>`exists (select from unnest(alternate_domains) as other where other ilike ${pattern})`,
      ]),
    )
    .orderBy('domain')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return {
    providers: page.map((row) => ({
      domain: row.domain,
      alternate_domains: row.alternateDomains,
      name: row.name,
      vertical: row.vertical,
      demo: row.demo,
      listed: row.listed,
      payment_methods: row.paymentMethods,
      payments: paymentsStateOf(row.paymentsState, row),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
      last_booked_at: row.lastBookedAt?.toISOString() ?? null,
      ...providerStateOf(row),
    })),
    next: rows.length > limit ? (page.at(-1)?.domain ?? null) : null,
  };
}
