/** What a provider's system can be told; the triggers of migrations 0051 and 0106 write them. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'booking.confirmed',
  'work.approved',
  'message.received',
  'rating.given',
  'payment.paid',
  'invoice.requested',
] as const;
