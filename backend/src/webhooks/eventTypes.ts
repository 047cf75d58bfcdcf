/** What a provider's system can be told; the triggers of migration 0051 write them. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'booking.confirmed',
  'work.approved',
  'message.received',
  'rating.given',
  'payment.paid',
] as const;
