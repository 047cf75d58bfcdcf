import type { ScheduleRequest } from '@portal/api/work/createScheduleApi';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Selection } from '../selection.ts';
import type { ScheduleSettings } from '../settings.ts';

/** A booking whose words were checked. */
export interface Wish {
  customer: Customer;
  request: ScheduleRequest;
  selection: Selection;
  settings: ScheduleSettings;
  place: { date: string; time: string };
  /** Why it may not be withdrawn from, null where it may (LAW-10). */
  withdrawalExcluded: string | null;
  /** The words by which it was asked for inside the time for withdrawing (LAW-09). */
  earlyStartText: string | null;
}
