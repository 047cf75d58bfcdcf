import { formatShortDate } from '@portal/remote/formatShortDate';
import { SlotGrid } from '@portal/ui/SlotGrid';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { dayOfMonth, monthOfDay } from './monthName.ts';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

/** Free times near one that somebody else took first: one tap chooses day and time. */
export function Alternatives({ handle, today }: { handle: WizardHandle; today: string }) {
  const { booking, dispatch } = handle;
  const { selectedDate, selectedTime } = booking;
  return (
    <Stack gap="medium">
      <Text as="h2" size="card">
        {texts.taken}
      </Text>
      <SlotGrid
        label={texts.taken}
        groups={[
          {
            slots: booking.alternatives.map(({ date, time }) => ({
              value: `${date} ${time}`,
              label: formatShortDate(date, today, time),
            })),
          },
        ]}
        selected={`${selectedDate} ${selectedTime}`}
        onSelect={(value) => {
          const [date = '', time = ''] = value.split(' ');
          const month = dayOfMonth(monthOfDay(date), today);
          dispatch({ type: 'chooseAlternative', month, moment: { date, time } });
        }}
      />
    </Stack>
  );
}
