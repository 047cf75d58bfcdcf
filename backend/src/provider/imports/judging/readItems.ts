import { formatPlate, isPlateField } from '@portal/domain/items/formatPlate';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Company } from '../../../accounts/companies/company.ts';
import type { ItemSpecs } from '../../../platform/database/jsonColumns.ts';
import { newId } from '../../../platform/newId.ts';
import { isSameItem, readSpecs } from '../../../portal/items/specs.ts';
import { SPECS_PREFIX } from '../fields/importField.ts';
import type { LineValues } from '../fields/valuesOf.ts';
import { texts } from '../texts.ts';
import { readExternalId, writeExternalId } from './externalIds.ts';
import type { LineReader } from './createLineJudge.ts';
import type { KnownCustomers } from './knownCustomers.ts';
import type { KnownItem, KnownItems } from './knownItems.ts';
import { LineRefused } from './lineRefused.ts';
import { ownerOfLine } from './ownerOfLine.ts';
import type { RecordWrite } from './verdict.ts';

/**
 * Lines of items, by the provider's own fields (ITM-15). What a cell says replaces what is stored; of somebody with an account
 * only what is empty is filled in (C-767).
 */
export function readItems(
  company: Company,
  customers: KnownCustomers,
  items: KnownItems,
  now: Date,
): LineReader {
  const fields = company.signupItemFields;
  return (values, claim) => {
    if (fields.length === 0 && company.draftSince !== null)
      throw new LineRefused(texts.unpublishedItems);
    const externalId = readExternalId(values);
    const { customer, clientId, writes } = ownerOfLine(company, customers, values, now);
    const given = specsIn(values);
    const named = externalId === null ? undefined : items.withExternalId(externalId);
    const equal = items.of(customer.id).find(({ specs }) => isSameItem(fields, specs, given));
    const known = named ?? equal;
    if (known !== undefined && (known.clientId !== customer.id || (equal ?? known) !== known))
      throw new LineRefused(texts.itemOfOther);
    if (known === undefined) {
      const specs = readSpecs(fields, given, now);
      const item = { id: newId(), clientId: customer.id, specs, externalId };
      claim(item.id);
      if (clientId === null) customers.add(customer);
      items.add(item);
      writes.push(insertion(company, item, now), ...idWrites(company, item, externalId));
      return { outcome: 'novo', clientId, subject: item.id, writes };
    }
    const asked =
      customer.userId === null ? { ...known.specs, ...given } : { ...given, ...known.specs };
    const specs = { ...known.specs, ...readSpecs(fields, asked, now) };
    if (!isDeepStrictEqual(specs, known.specs)) writes.push(alteration(known, specs, now));
    if (known.externalId !== externalId) writes.push(...idWrites(company, known, externalId));
    claim(known.id);
    known.specs = specs;
    const outcome = writes.length === 0 ? 'igual' : 'altera';
    return { outcome, clientId, subject: known.id, writes };
  };
}

/** Plates as they are kept, so that two are the same however they are written. */
function specsIn(values: LineValues): ItemSpecs {
  const specs: ItemSpecs = {};
  for (const [field, value = ''] of Object.entries(values)) {
    if (!field.startsWith(SPECS_PREFIX)) continue;
    const name = field.slice(SPECS_PREFIX.length);
    specs[name] = isPlateField(name) ? formatPlate(value) : value;
  }
  return specs;
}

function insertion(
  { id: companyId }: Company,
  { id, clientId, specs }: KnownItem,
  now: Date,
): RecordWrite {
  const kept = JSON.stringify(specs);
  const times = { createdAt: now, updatedAt: now };
  return {
    ...{ table: 'items', id, isNew: true },
    write: (transaction) =>
      transaction
        .insertInto('items')
        .values({ id, companyId, clientId, specs: kept, originalSpecs: kept, ...times })
        .execute(),
  };
}

/** What the provider brings is its original too: nobody is offered to take it back as a change of their own (ITM-11). */
function alteration({ id, specs: before }: KnownItem, specs: ItemSpecs, now: Date): RecordWrite {
  const brought = Object.fromEntries(
    Object.entries(specs).filter(([field, value]) => value !== before[field]),
  );
  return {
    ...{ table: 'items', id, isNew: false },
    write: (transaction) =>
      transaction
        .updateTable('items')
        .set({
          specs: JSON.stringify(specs),
          originalSpecs: sql`original_specs || ${JSON.stringify(brought)}::jsonb`,
          updatedAt: now,
        })
        .where('id', '=', id)
        .execute(),
  };
}

function idWrites(
  { id: companyId }: Company,
  { id: recordId, clientId }: KnownItem,
  externalId: string | null,
): RecordWrite[] {
  if (externalId === null) return [];
  return [writeExternalId({ companyId, kind: 'items', externalId, recordId, clientId })];
}
