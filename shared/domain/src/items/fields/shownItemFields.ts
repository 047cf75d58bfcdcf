import type { ItemFormField } from '../isItemFormValid.ts';
import { visibleItemFields } from '../visibleItemFields.ts';

/** The fields of an item that are asked for, in their order (ITM-16). */
export function shownItemFields<F extends ItemFormField & { readonly position: number }>(
  fields: readonly F[],
  vertical: string,
): F[] {
  return visibleItemFields(fields, vertical.toUpperCase() === 'AUTO').toSorted(
    (left, right) => left.position - right.position,
  );
}
