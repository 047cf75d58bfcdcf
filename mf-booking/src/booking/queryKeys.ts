import type { ChosenMoment } from './bookingRequest.ts';
import type { Draft } from './bookingState.ts';

/** Keys of what this remote keeps of the server, beside the customer's. */
export const queryKeys = {
  services: ['schedule-services'] as const,
  customer: ['schedule-customer'] as const,
  configs: ['schedule-config'] as const,
  config: (question: object) => ['schedule-config', question] as const,
  experts: (serviceIds: readonly string[], moment: ChosenMoment) =>
    ['schedule-experts', serviceIds, moment] as const,
  moveTerms: (id: string) => ['move', id] as const,
  moveTimes: (id: string, range: object) => ['move', id, range] as const,
  waiting: ['waiting'] as const,
  items: ['items'] as const,
  localItems: (key: string) => ['items', key] as const,
  files: (draft: Draft | null) => ['booking-files', draft?.schedulerId ?? null] as const,
} as const;
