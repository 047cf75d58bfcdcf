import type { PreferredTime } from '@portal/api/work/createScheduleApi';
import { Segmented } from '@portal/ui/Segmented';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

const preferredTimes: readonly { value: string; label: string; time: PreferredTime }[] = [
  { value: '1', label: texts.morning, time: 1 },
  { value: '2', label: texts.afternoon, time: 2 },
  { value: '3', label: texts.wholeDay, time: 3 },
];

/** The part of the day that free times are asked for (BKG-43). */
export function PreferredTimes({ booking, dispatch }: Pick<WizardHandle, 'booking' | 'dispatch'>) {
  function prefer(value: string): void {
    const option = preferredTimes.find((candidate) => candidate.value === value);
    if (option) dispatch({ type: 'preferTime', preferedTime: option.time });
  }
  return (
    <Segmented
      legend={texts.preferred}
      options={preferredTimes}
      value={String(booking.preferedTime)}
      onChange={prefer}
    />
  );
}
