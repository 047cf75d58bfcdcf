import type { BookableService } from '@portal/api/work/createScheduleApi';
import { LISBON_ZONE } from '@portal/domain/time/zonedClock';

/** The zone by whose clocks these services are booked; Lisbon where a server does not say it (C-105, C-955). */
export function zoneOf(services: readonly BookableService[]): string {
  return services.find((service) => service.time_zone !== undefined)?.time_zone ?? LISBON_ZONE;
}
