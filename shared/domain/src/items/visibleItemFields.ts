import type { ItemFormField } from './isItemFormValid.ts';

/** The fields shown: in auto mode without the text fields that are not required (ITM-16). */
export function visibleItemFields<F extends ItemFormField>(
  fields: readonly F[],
  isAuto: boolean,
): F[] {
  return fields.filter((field) => !isAuto || field.required || field.type !== 'text');
}
