import { LANDLINE_COST, MOBILE_COST } from '../texts.ts';
import { nationalNumber } from './formatPhone.ts';

/**
 * What calling a number costs, in the words that have to stand beside it: made from a Portuguese number, otherwise the
 * provider's own; null when there are none (LAW-03).
 * @param ownWords what the provider says of numbers from which it cannot be made (`800 …`, other countries)
 */
export function phoneCost(number: string, ownWords?: string | null): string | null {
  switch (nationalNumber(number)?.[0]) {
    case '2':
      return LANDLINE_COST;
    case '9':
      return MOBILE_COST;
    default:
      return ownWords?.trim() || null;
  }
}
