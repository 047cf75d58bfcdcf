import { countsBack } from '../steps/reminders/leads.ts';
import { REMINDER_EVENTS } from '@portal/api/provider/reminders';

/** Words of which there is one for one, and one for several. */
const PAIRS = ['item_labels', 'client_labels', 'work_labels'];

export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The values within a value, by their keys; undefined for what holds none. What means another thing by what stands beside
 * it has a key of its own for each: euros or a share of the price, time before or after an event.
 */
export function partsOf(field: string, value: unknown): Record<string, unknown> | undefined {
  if (PAIRS.includes(field) && Array.isArray(value) && value.length === 2)
    return { one: value[0], many: value[1] };
  if (!isRecord(value)) return undefined;
  const parts: Record<string, unknown> = { ...value };
  const { prepayment, value: of, lead_minutes: lead, event, keyword, type } = parts;
  if ((prepayment === 'amount' || prepayment === 'percent') && of !== undefined) {
    const { value: _, ...others } = parts;
    return { ...others, [prepayment]: of };
  }
  const known = REMINDER_EVENTS.find((one) => one === event);
  if (known !== undefined) {
    // Its id is nobody's words: it only says which rule it is.
    const { lead_minutes: _, id: _id, ...others } = parts;
    return { ...others, [countsBack(known) ? 'lead_minutes' : 'delay_minutes']: lead };
  }
  if (keyword !== undefined && type !== undefined) {
    const { type: _, ...others } = parts;
    return { ...others, keyword_type: type };
  }
  return parts;
}
