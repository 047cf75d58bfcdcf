import type pg from 'pg';

/** Columns whose content has a name, by the module that exports it. */
const namedTypes: Record<string, Record<string, string>> = {
  '@portal/api/company/legalIdentity': { 'companies.legal': 'LegalIdentity' },
  '@portal/api/payment/payment': { 'payments.billing': 'Billing' },
  '@portal/contract/release': {
    'release_uploads.release': 'Release',
    'releases.release': 'Release',
  },
  '@portal/domain/money/paymentState': {
    'companies.live_payment_methods': 'PaymentMethod[]',
    'companies.payment_methods': 'PaymentMethod[]',
    'payment_accounts.methods': 'PaymentMethod[]',
  },
  '@portal/rollout/release/releaseDetails': { 'releases.details': 'ReleaseDetails' },
  '@portal/rollout/rollout': { 'rollouts.rollout': 'Rollout' },
  '../messaging/attachedFile.ts': { 'outbox.attachments': 'AttachedFile[]' },
  './jsonColumns.ts': {
    'budget_jobs.lines': 'BudgetJobLine[]',
    'budget_versions.customer': 'BudgetCustomer',
    'budget_versions.lines': 'BudgetLine[]',
    'budget_versions.provider': 'BudgetProvider',
    'budget_versions.vat': 'BudgetVat[]',
    'clients.phones': 'ClientPhone[]',
    'companies.edit_item_fields': 'ItemField[]',
    'companies.keywords': 'Keyword[]',
    'companies.signup_item_fields': 'ItemField[]',
    'import_lines.changes': 'ImportChange[]',
    'imports.mapping': 'ImportMapping',
    'items.original_specs': 'ItemSpecs',
    'items.specs': 'ItemSpecs',
    'provider_drafts.changes': 'SetupFields',
    'provider_drafts.touched': 'SetupTouches',
    'provider_versions.content': 'SetupFields',
    'works.stages': 'Stage[]',
    'works.symptoms': 'Symptom[]',
  },
};

const scalars: Record<string, string> = {
  boolean: 'boolean',
  bytea: 'Buffer',
  bigint: 'BigInteger',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'Json<unknown>',
  numeric: 'Numeric',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  'time without time zone': 'string',
  'timestamp with time zone': 'Instant',
  tstzrange: 'string',
  xid8: 'string',
};

const head = `import type { ColumnType, GeneratedAlways } from 'kysely';

/** Beyond what a number holds exactly: read as text. */
type BigInteger = ColumnType<string, number | string, number | string>;
type Instant = ColumnType<Date, Date, Date>;
/** Read as a value, written as text: the driver would write a list as an array of PostgreSQL. */
type Json<Value> = ColumnType<Value, string, string>;
/** Read as text, so that no digit is lost. */
type Numeric = ColumnType<string, number | string, number | string>;
type Optional<Type> =
  [Type] extends [ColumnType<infer Read, infer Write, infer Change>]
    ? ColumnType<Read, Write | undefined, Change>
    : ColumnType<Type, Type | undefined, Type>;
type OrNull<Type> =
  [Type] extends [ColumnType<infer Read, infer Write, infer Change>]
    ? ColumnType<Read | null, Write | null | undefined, Change | null>
    : ColumnType<Type | null, Type | null | undefined, Type | null>;
`;

interface ColumnRow {
  table_name: string;
  column_name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_identity: boolean;
  /** The check that limits the column alone, as PostgreSQL writes it. */
  definition: string | null;
}

/**
 * The types of every table, as `platform/database/schema.ts` has them, read from a database that the migrations made.
 * A column that a check limits to some words has those words as its type.
 */
export async function generateSchema(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<ColumnRow>(`
    select relname as table_name, attname as column_name, format_type(atttypid, atttypmod) as type,
      not attnotnull as is_nullable, atthasdef as has_default, attidentity = 'a' as is_identity,
      (select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
          and pg_get_constraintdef(oid) like '%= ANY (ARRAY[''%') as definition
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and relname <> 'schema_migrations'
    order by relname, attnum`);
  const tables = new Set(rows.map((row) => row.table_name));
  return [
    ...Object.entries(namedTypes).map(
      ([module, types]) => `import type { ${namesOf(types).join(', ')} } from '${module}';`,
    ),
    head,
    '/** Every table as its rows are read and written. Made from the database: `schema.test.ts` says how. */',
    'export interface Schema {',
    ...[...tables].flatMap((table) => [
      `  ${camelCase(table)}: {`,
      ...rows
        .filter((row) => row.table_name === table)
        .map((row) => `    ${camelCase(row.column_name)}: ${typeOf(row)};`),
      '  };',
    ]),
    '}',
    '',
  ].join('\n');
}

function namesOf(types: Record<string, string>): string[] {
  return [...new Set(Object.values(types).map((type) => type.replace('[]', '')))].sort();
}

function typeOf({ table_name, column_name, type, ...column }: ColumnRow): string {
  const content = Object.values(namedTypes)
    .map((types) => types[`${table_name}.${column_name}`])
    .find((name) => name !== undefined);
  const scalar = scalars[type.replace(/\(.*\)/, '')];
  const words = [...(column.definition ?? '').matchAll(/'([^']+)'::text/g)].map(
    ([, word]) => `'${word}'`,
  );
  const own = type === 'jsonb' && content !== undefined ? `Json<${content}>` : content;
  const known = own ?? (words.join(' | ') || scalar);
  if (known === undefined) throw new Error(`${table_name}.${column_name} is ${type}.`);
  if (column.is_identity) return 'GeneratedAlways<string>';
  if (column.is_nullable) return `OrNull<${known}>`;
  return column.has_default ? `Optional<${known}>` : known;
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
