import { eurosToCents, formatEuros } from '@portal/domain/money/cents';

/** An amount of the wire as the customer reads it: `184,50 €`. */
export function euroText(euros: number): string {
  return formatEuros(eurosToCents(euros));
}
