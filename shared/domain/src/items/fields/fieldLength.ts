import { ITEM_FIELD_MAX_LENGTH } from '../../limits.ts';

/** Longest value of a configured field in characters (ITM-23). */
export function fieldLength({
  length = ITEM_FIELD_MAX_LENGTH,
}: {
  readonly length?: number | undefined;
}): number {
  return Math.min(length, ITEM_FIELD_MAX_LENGTH);
}
