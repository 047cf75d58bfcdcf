import type { ProviderWork } from '@portal/api/provider/providerWork';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useChange } from '../useChange.ts';
import type { BookingStep } from './bookingState.ts';
import { texts } from './texts.ts';

/** A booking as its owner saw it. */
export type SeenBooking = Pick<ProviderWork, 'id' | 'move' | 'share_calendar_start'>;

interface TakenStep {
  step: BookingStep;
  reason?: string;
  seen: SeenBooking;
}

/** Takes a step of a booking, of what was seen of it (C-952). @returns as `useChange` does */
export function useBookingSteps() {
  const { today } = useSetupApi();
  const change = useChange(({ step, reason, seen }: TakenStep, key) => {
    const { id, move } = seen;
    const start = { seen_start: seen.share_calendar_start ?? undefined };
    switch (step) {
      case 'acceptMove':
        return today.answerMove(id, move?.id ?? '', { confirm: true }, key);
      case 'refuseMove':
        return today.answerMove(id, move?.id ?? '', { confirm: false, reason }, key);
      case 'confirm':
        return today.changeAppointment(id, { confirmed: true, ...start }, key);
      case 'arrive':
        return today.changeAppointment(id, { client_arrived: true, ...start }, key);
      case 'openWork':
        return today.openWork(id, key);
      case 'noShow':
        return today.changeAppointment(id, { no_show: true, ...start }, key);
      case 'cancel':
        return today.changeAppointment(id, { cancelled: true, ...start }, key);
    }
  });
  return {
    refusal: change.refusal,
    /** @param onDone comes before the day is shown anew */
    take: (
      step: BookingStep,
      { id, move, share_calendar_start }: SeenBooking,
      reason?: string,
      onDone?: () => void,
    ) =>
      change.run(
        { step, reason, seen: { id, move, share_calendar_start } },
        texts.done[step],
        onDone,
      ),
  };
}
