import type { SlotsOfDay } from '@portal/api/work/createScheduleApi';
import { useEffect, useEffectEvent } from 'react';
import { useSchedulerConfig } from '../../booking/useSchedulerConfig.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

const NO_SLOTS: SlotsOfDay = { morning: [], afternoon: [] };

/**
 * The free times of the displayed month and of the chosen day. A chosen time that is no longer
 * free is dropped as soon as the server says so.
 */
export function useFreeTimes(handle: WizardHandle, today: string) {
  const { booking, dispatch } = handle;
  const config = useSchedulerConfig(booking, today);
  const { selectedDate } = booking;
  const { start, end } = config.range;
  const isCovered = selectedDate !== null && selectedDate >= start && selectedDate <= end;
  const slots = config.data && isCovered ? (config.data.days[selectedDate] ?? NO_SLOTS) : null;

  const receive = useEffectEvent((received: SlotsOfDay) => {
    dispatch({ type: 'receiveSlots', slots: received });
  });
  useEffect(() => {
    if (slots) receive(slots);
  }, [slots]);

  return { config, slots };
}
