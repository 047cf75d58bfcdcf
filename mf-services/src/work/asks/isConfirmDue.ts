import { addDays, type IsoDate } from '@portal/domain/time/isoDate';

/** From when on the presence is to be confirmed, in days before. */
const CONFIRM_FROM_DAYS = 2;

/** Whether the presence at an appointment of a day (ISO, with or without a time) is to be confirmed by now (C-181). */
export function isConfirmDue(date: string | null, today: IsoDate): boolean {
  return date === null || date.slice(0, 10) <= addDays(today, CONFIRM_FROM_DAYS);
}
