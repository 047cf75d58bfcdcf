/** Where a successful booking leads: a payment page, or null for the confirmed view (BKG-36, BKG-37, BKG-38). */
export function pathAfterBooking(answer: {
  paymentsRequired: boolean;
  appointmentId?: string | null;
  schedulerId: string;
}): string | null {
  if (!answer.paymentsRequired) return null;
  return `/payment/${answer.appointmentId || `S-${answer.schedulerId}`}`;
}
