/** What a provider's system can be told, of budgets as well (BUD-38); triggers of the database write them. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.moved',
  'booking.move_requested',
  'booking.cancelled',
  'booking.confirmed',
  'work.approved',
  'message.received',
  'rating.given',
  'payment.paid',
  'invoice.requested',
  'budget.decided',
  'budget.undone',
  'budget.contested',
  'budget.renewal_requested',
  'job.requested',
  'contract.withdrawn',
] as const;
