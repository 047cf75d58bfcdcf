import type { ProviderWork } from '@portal/api/provider/providerWork';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useChange } from '../useChange.ts';
import type { BookingStep } from './bookingState.ts';
import { texts } from './texts.ts';

/** Takes a step of a booking. @returns as `useChange` does */
export function useBookingSteps({ id, move }: Pick<ProviderWork, 'id' | 'move'>) {
  const { today } = useSetupApi();
  const change = useChange(({ step, reason }: { step: BookingStep; reason?: string }, key) => {
    switch (step) {
      case 'acceptMove':
        return today.answerMove(id, move?.id ?? '', { confirm: true }, key);
      case 'refuseMove':
        return today.answerMove(id, move?.id ?? '', { confirm: false, reason }, key);
      case 'confirm':
        return today.changeAppointment(id, { confirmed: true }, key);
      case 'arrive':
        return today.changeAppointment(id, { client_arrived: true }, key);
      case 'openWork':
        return today.openWork(id, key);
      case 'noShow':
        return today.changeAppointment(id, { no_show: true }, key);
      case 'cancel':
        return today.changeAppointment(id, { cancelled: true }, key);
    }
  });
  return {
    refusal: change.refusal,
    /** @param onDone comes before the day is shown anew */
    take: (step: BookingStep, reason?: string, onDone?: () => void) =>
      change.run({ step, reason }, texts.done[step], onDone),
  };
}
