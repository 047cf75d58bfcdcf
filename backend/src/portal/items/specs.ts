import { isPossibleBirthday } from '@portal/domain/time/birthdayRange';
import { isItemFormValid } from '@portal/domain/items/isItemFormValid';
import { plateError, plateLimits } from '@portal/domain/items/plateError';
import { formatPlate, isPlateField } from '@portal/domain/items/formatPlate';
import { ITEM_FIELD_MAX_LENGTH } from '@portal/domain/limits';
import { fromWireDate } from '@portal/domain/time/toWireDate';
import { isIsoDate, lisbonToday } from '@portal/domain/time/isoDate';
import type { ItemField } from '../../platform/database/jsonColumns.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { ItemSpecs } from '../../platform/database/jsonColumns.ts';
import { texts } from './texts.ts';

/**
 * Reads the values of an item by the provider's field configuration: known fields only, without the empty
 * ones, dates as ISO (ITM-15, ITM-17, ITM-19, ITM-21..23).
 * @throws ApiError 400 with the field
 */
export function readSpecs(
  fields: readonly ItemField[],
  given: Record<string, string>,
  now: Date,
): ItemSpecs {
  const specs: ItemSpecs = {};
  for (const field of fields) {
    const text = typedText(field, given);
    if (text !== '') specs[field.name] = readValue(field, text, now);
  }
  if (!isItemFormValid(fields, specs)) throw new ApiError(400, texts.incomplete);
  return specs;
}

function typedText({ name }: ItemField, given: Record<string, string>): string {
  const typed = given[name]?.trim() ?? '';
  return isPlateField(name) ? formatPlate(typed) : typed;
}

const isDateField = ({ type }: ItemField) => type === 'date' || type === 'birthday';

/** A date as it is kept; undefined for what is none. */
const readDate = (text: string) => (isIsoDate(text) ? text : fromWireDate(text));

/** What identifies an item as it is kept, however it was written, without the empty ones; nothing is judged. */
export function identifyingSpecs(
  fields: readonly ItemField[],
  given: Record<string, string>,
): ItemSpecs {
  const specs: ItemSpecs = {};
  for (const field of fields.filter(({ identifier }) => identifier)) {
    const text = typedText(field, given);
    if (text !== '') specs[field.name] = (isDateField(field) ? readDate(text) : text) ?? text;
  }
  return specs;
}

function readValue(field: ItemField, text: string, now: Date): string {
  const refuse = (message: string): never => {
    throw new ApiError(400, message, { extra: { field: field.name } });
  };
  if (isPlateField(field.name)) {
    const problem = plateError(text, plateLimits(field));
    return problem === undefined ? text : refuse(problem.text);
  }
  if (text.length > Math.min(field.length, ITEM_FIELD_MAX_LENGTH)) refuse(texts.tooLong);
  if (isDateField(field)) {
    const date = readDate(text);
    if (date === undefined) return refuse(texts.wrongDate);
    if (field.type === 'birthday' && !isPossibleBirthday(date, lisbonToday(now)))
      return refuse(texts.wrongDate);
    return date;
  }
  if (field.type === 'inputselect' && field.values.length > 0 && !field.values.includes(text))
    refuse(texts.wrongOption);
  return text;
}

/**
 * The values of an item after an edit by the provider's edit configuration: what that has no field for stays
 * as it was (CFG-06), what was emptied goes.
 * @throws ApiError 400 with the field
 */
export function editSpecs(
  fields: readonly ItemField[],
  current: ItemSpecs,
  given: Record<string, string>,
  now: Date,
): ItemSpecs {
  const edited = new Set(fields.map(({ name }) => name));
  const kept = Object.fromEntries(Object.entries(current).filter(([name]) => !edited.has(name)));
  const mayBeEmptied = Object.keys(kept).length > 0 && !fields.some(({ required }) => required);
  const isEmptied = fields.every(({ name }) => !given[name]?.trim());
  return mayBeEmptied && isEmptied ? kept : { ...kept, ...readSpecs(fields, given, now) };
}

/** True when two items are the same thing: some identifying field has the same value. */
export function isSameItem(
  fields: readonly ItemField[],
  one: ItemSpecs,
  other: ItemSpecs,
): boolean {
  return fields
    .filter((field) => field.identifier)
    .some((field) => {
      const value = one[field.name]?.toLowerCase();
      return value !== undefined && value === other[field.name]?.toLowerCase();
    });
}
