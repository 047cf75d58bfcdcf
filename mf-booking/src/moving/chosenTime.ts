import type { FreeTime } from '@portal/api/work/moves/move';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';

/** Where the appointment is to go; with an expert where one of the nearest times was chosen. */
export type ChosenTime = Pick<FreeTime, 'date' | 'time' | 'expert_id'>;

/** `qui, 16 jul., 18:00` */
export function timeInShort(
  { date, time }: Pick<FreeTime, 'date' | 'time'>,
  today: IsoDate,
): string {
  return formatShortDate(date, today, time);
}
