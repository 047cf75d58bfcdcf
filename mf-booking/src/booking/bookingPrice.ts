import type { BookableService } from '@portal/api/work/createScheduleApi';
import { eurosToCents, type Cents } from '@portal/domain/money/cents';

/**
 * What the chosen services cost, what of it is paid with the booking (POL-06), and whether that is all: one of them may
 * have no price yet (C-829). Services of before name no share.
 */
export function bookingPrice(services: readonly BookableService[]): {
  price: Cents;
  prepaid: Cents;
  isWhole: boolean;
} {
  const sum = (valueOf: (service: BookableService) => number | null | undefined) =>
    services.reduce((total, service) => total + eurosToCents(valueOf(service) ?? 0), 0);
  return {
    price: sum((service) => service.schedule_payment_value),
    prepaid: sum((service) => service.terms?.prepaid ?? service.schedule_payment_value),
    isWhole: services.every(({ schedule_payment_value: value }) => value != null),
  };
}
