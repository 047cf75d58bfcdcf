import { formatShortDate } from '@portal/remote/formatShortDate';
import { texts } from '../../texts.ts';

/** What the dock of step 2 says: the chosen moment, or what is missing. */
export function timeSummary(dock: {
  selectedDate: string | null;
  selectedTime: string | null;
  today: string;
  searching: boolean;
}): string {
  const { selectedDate, selectedTime, today, searching } = dock;
  if (searching) return texts.searchingShort;
  if (selectedDate === null) return texts.missingDate;
  return selectedTime === null
    ? texts.missingTime
    : formatShortDate(selectedDate, today, selectedTime);
}
