import { isFilled } from '../../text/isFilled.ts';
import { REQUIRED_FIELD } from '../../texts.ts';
import { formatPlate, isPlateField } from '../formatPlate.ts';
import { plateError, plateLimits } from '../plateError.ts';

type Values = Readonly<Record<string, string>>;

/** What is wrong with a field as typed, in the exact words; null where nothing is (ITM-21, ITM-22). */
export function itemFieldError(
  field: { readonly name: string; readonly length: number },
  values: Values,
): string | null {
  if (!isPlateField(field.name)) return null;
  return plateError(formatPlate(values[field.name] ?? ''), plateLimits(field))?.text ?? null;
}

/** The same of a field that was left, which may be empty where it must not (VAL-19). */
export function leftFieldError(
  field: Parameters<typeof itemFieldError>[0] & { readonly required: boolean },
  values: Values,
): string | null {
  if (field.required && !isFilled(values[field.name])) return REQUIRED_FIELD;
  return itemFieldError(field, values);
}
