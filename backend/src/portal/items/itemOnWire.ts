import type { Item } from '@portal/api/items/item';
import { renderTemplate } from '@portal/domain/items/renderTemplate';
import { shownItemValues } from '@portal/domain/items/shownItemValues';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import type { ItemField } from '../../platform/database/jsonColumns.ts';
import type { ItemRow } from './itemRow.ts';

type Tools = Pick<Backend, 'media' | 'clock'>;

/** What of a stored item is shown. */
export type ShownItem = Pick<ItemRow, 'id' | 'foId' | 'specs' | 'photoId'>;

/** What the item has to do with works and people. */
type ItemRelation = Pick<Item, 'workId' | 'users'>;

/** An item as its list and its details show it (ENT-09, CFG-07). */
export function itemOnWire(
  { media, clock }: Tools,
  company: Company,
  row: ShownItem,
  relation: ItemRelation = { workId: null, users: [] },
): Item {
  const now = clock.now();
  const fields = inOrder(company.editItemFields);
  const read = shownFields(company);
  const shown = shownItemValues(read, row.specs, lisbonToday(now));
  return {
    id: row.id,
    fo_id: row.foId,
    title: renderTemplate(company.itemTitleTemplate, shown),
    subtitle: renderTemplate(company.itemSubtitleTemplate, shown),
    photo: row.photoId === null ? null : media.address(row.photoId, 'original', now),
    image: row.photoId === null ? null : media.address(row.photoId, 'thumbnail', now),
    ...relation,
    read_specs: inOrder(read).flatMap(({ name, label }) => {
      const value = shown[name];
      return value === undefined ? [] : [{ label, value }];
    }),
    edit_specs: fields.map((field) => ({
      key: field.name,
      label: field.label,
      type: specType(field),
      value: row.specs[field.name] ?? null,
      options: field.values,
    })),
    specs: row.specs,
  };
}

function inOrder(fields: readonly ItemField[]): ItemField[] {
  return fields.toSorted((a, b) => a.position - b.position);
}

/** The fields of both configurations (CFG-06); what is in both is read as it is edited. */
function shownFields({ editItemFields, signupItemFields }: Company): ItemField[] {
  const edited = new Set(editItemFields.map(({ name }) => name));
  return [...signupItemFields.filter(({ name }) => !edited.has(name)), ...editItemFields];
}

function specType(field: ItemField): 'text' | 'date' | 'birthday' | 'inputselect' {
  return field.type === 'date' || field.type === 'birthday' || field.type === 'inputselect'
    ? field.type
    : 'text';
}
