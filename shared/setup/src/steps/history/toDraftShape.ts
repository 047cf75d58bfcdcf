import type { ProviderChange } from '@portal/api/provider/providerChange';
import { centsToEuros } from '@portal/domain/money/cents';
import { isRecord } from '../../changes/partsOf.ts';
import { texts as hours } from '../hours/texts.ts';

/** What the pages of the set-up call otherwise than the tables that the history is written from. */
const renamed: Readonly<Record<string, string>> = {
  ...{ payment_cents: 'payment', amount_cents: 'amount', storage_cents_per_day: 'euros_per_day' },
  ...{ code_above_cents: 'approval_code_above', validity_days: 'budget_validity_days' },
  ...{ storage_hours: 'hours', storage_vat: 'vat', mail_pdf: 'mail_approval_pdf' },
  ...{ withdrawal_right: 'right', withdrawal_reason: 'reason', words: 'text' },
  ...{ latitude: 'lat', longitude: 'lng', methods: 'payment_methods', expert: 'expert_id' },
};

const keyOf = (column: string) =>
  Object.hasOwn(renamed, column) ? (renamed[column] ?? column) : column;

const isCents = (column: string) => /_cents(_|$)/.test(column);

function valueOf(column: string, value: unknown): unknown {
  if (isCents(column) && typeof value === 'number') return centsToEuros(value);
  return isRecord(value) ? recordOf(value) : value;
}

const recordOf = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([column, value]) => [keyOf(column), valueOf(column, value)]),
  );

/** A period of opening hours under its day: others of that day have rows of their own. */
function periodOf(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const { weekday, opens, closes } = { weekday: 0, opens: '', closes: '', ...row };
  return { [hours.days[weekday - 1] ?? weekday]: `${opens}–${closes}` };
}

/** Who does a service is written in rows of its own, an expert each. */
const isAssignment = (row: unknown) =>
  isRecord(row) && 'expert' in row && Object.keys(row).length === 1;
const expertsOf = (row: unknown) => (isRecord(row) && 'expert' in row ? [row.expert] : null);

/** Under which key values are known to the pages, and the values as the draft has them. */
export interface DraftChange {
  /** Null of a whole entry. */
  field: string | null;
  /** By which what is within is read. */
  shape: string;
  before: unknown;
  after: unknown;
}

/**
 * A row of the history in the shape of the draft, so that it reads as its owner knows it (C-864): the history has what the
 * tables have, a row each, money in cents. Pure.
 */
export function toDraftShape({ area, field, before, after }: ProviderChange): DraftChange {
  if (field !== null) {
    const column = field.replace(/^legal\./, '');
    // Of a provider itself it is a number, of the fee how it is written.
    const key = area === 'configuration' && column === 'vat' ? 'nif' : keyOf(column);
    const [was, is] = [valueOf(column, before), valueOf(column, after)];
    return { field: key, shape: key, before: was, after: is };
  }
  if (area === 'hours')
    return { field, shape: 'period', before: periodOf(before), after: periodOf(after) };
  if (area === 'services' && (isAssignment(before) || isAssignment(after)))
    return {
      ...{ field: 'expert_ids', shape: 'expert_ids' },
      ...{ before: expertsOf(before), after: expertsOf(after) },
    };
  const [was, is] = [before, after].map((row) => (isRecord(row) ? recordOf(row) : row));
  if (area !== 'closures') return { field, shape: area, before: was, after: is };
  const list = (row: unknown) => (isRecord(row) ? [row] : null);
  return { field, shape: area, before: list(was), after: list(is) };
}
