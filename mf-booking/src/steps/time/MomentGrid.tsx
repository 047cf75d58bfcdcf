import { formatShortDate } from '@portal/remote/formatShortDate';
import { SlotGrid } from '@portal/ui/SlotGrid';
import { dayOfMonth, monthOfDay } from './monthName.ts';
import type { BookingState } from '../../booking/bookingState.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

interface MomentGridProps {
  handle: WizardHandle;
  label: string;
  moments: BookingState['alternatives'];
  today: string;
  /** What the first one says, when it says more than the others. */
  first?: (when: string) => string;
}

/** Free times of different days: one tap chooses day and time, and shows the month. */
export function MomentGrid({ handle, label, moments, today, first }: MomentGridProps) {
  const { booking, dispatch } = handle;
  const { selectedDate, selectedTime } = booking;
  return (
    <SlotGrid
      label={label}
      leads={first !== undefined}
      groups={[
        {
          slots: moments.map(({ date, time }, index) => {
            const when = formatShortDate(date, today, time);
            return {
              value: `${date} ${time}`,
              label: index === 0 && first ? first(when) : when,
            };
          }),
        },
      ]}
      selected={`${selectedDate} ${selectedTime}`}
      onSelect={(value) => {
        const [date = '', time = ''] = value.split(' ');
        const month = dayOfMonth(monthOfDay(date), today);
        dispatch({ type: 'chooseMoment', month, moment: { date, time } });
      }}
    />
  );
}
