import type { BookableService } from '@portal/api/work/createScheduleApi';
import { isPaid } from '../../booking/isExclusive.ts';

/** Exact text (BKG-32). */
export const PHONE_PROMPT = 'Introduza um telefone para entrarmos em contacto se for necessário.';

/** Whether the confirmation asks for a phone first (BKG-31). */
export function needsPhonePrompt(booking: {
  hasPhone: boolean;
  isLite: boolean;
  services: readonly BookableService[];
}): boolean {
  return !booking.hasPhone && !booking.isLite && !booking.services.some(isPaid);
}
