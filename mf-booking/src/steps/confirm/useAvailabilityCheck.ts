import { createScheduleApi, type BookableService } from '@portal/api/work/createScheduleApi';
import { toWireDate } from '@portal/domain/time/toWireDate';
import { useApi } from '@portal/remote/useApi';
import { useState } from 'react';
import { fixedMoment } from '../../booking/bookingRequest.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

/**
 * Looks for vacancies of a service with a fixed start: no slot on its day means none, and the
 * service is deselected and marked (BKG-24, C-88). A failed look leaves it chosen: the booking decides.
 */
export function useAvailabilityCheck(dispatch: WizardHandle['dispatch']) {
  const schedule = useApi(createScheduleApi);
  const [checking, setChecking] = useState<readonly string[]>([]);

  async function check(service: BookableService): Promise<void> {
    const moment = fixedMoment(service);
    if (!moment) return;
    setChecking((current) => [...current, service.id]);
    try {
      const day = toWireDate(moment.date);
      const config = await schedule.config({
        serviceIds: [service.id],
        preferredTime: 3,
        start: day,
        end: day,
      });
      if (!(moment.date in config.days))
        dispatch({ type: 'markUnavailable', serviceId: service.id });
    } catch {
      return;
    } finally {
      setChecking((current) => current.filter((id) => id !== service.id));
    }
  }

  return { checking, check };
}
