import { formatPhone } from './formatPhone.ts';
import { phoneCost } from './phoneCost.ts';

/** A provider's number in running text, with what calling it costs: `222 081 745 (chamada para …)` (LAW-03). */
export function phoneWithCost(number: string, ownWords?: string | null): string {
  const cost = phoneCost(number, ownWords);
  return cost === null ? formatPhone(number) : `${formatPhone(number)} (${cost})`;
}
