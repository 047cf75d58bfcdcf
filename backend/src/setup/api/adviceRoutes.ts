import { arbitrationSchema } from '@portal/api/setup/arbitrationSchema';
import { holidaysSchema } from '@portal/api/setup/holidaysSchema';
import { openBookingsSchema } from '@portal/api/setup/openBookingsSchema';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Backend } from '../../platform/backend.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import type { ArbitrationEntity } from '../arbitration/arbitrationEntities.ts';
import { draftArbitration } from '../arbitration/draftArbitration.ts';
import { readDraft } from '../draft/readDraft.ts';
import { holidayChoices } from '../hours/holidayChoices.ts';
import { countOpenBookings } from '../modules/countOpenBookings.ts';
import { ownerCalls } from './ownerCalls.ts';

/** What an owner decides by: national holidays, who settles disputes, and what is booked (SET-08, SET-13, SET-14). */
export function adviceRoutes(backend: Backend): DescribedRoutes {
  const { app, get } = ownerCalls(backend);
  get(
    '/holidays',
    { summary: 'National holidays of the next 12 months', answer: holidaysSchema },
    async ({ company }) => {
      const { values } = await readDraft(backend, company);
      const today = lisbonToday(backend.clock.now());
      const choices = holidayChoices(today, values.hours.closures ?? [], company.timeZone);
      return {
        holidays: choices.map(({ date, name, closure, isClosed }) => ({
          ...{ date, name, closure, is_closed: isClosed },
        })),
      };
    },
  );
  get(
    '/arbitration',
    { summary: 'Who may settle disputes, by district and trade', answer: arbitrationSchema },
    async ({ company }) => {
      const { preset, offered } = draftArbitration((await readDraft(backend, company)).values);
      const onWire = ({ name, url, doubt }: ArbitrationEntity) => ({
        ...{ name, url, doubt: doubt ?? null },
      });
      return { preset: preset && onWire(preset), offered: offered.map(onWire) };
    },
  );
  get(
    '/open-bookings',
    { summary: 'How many appointments are still to come', answer: openBookingsSchema },
    async ({ company }) => ({ count: await countOpenBookings(backend, company) }),
  );
  return app;
}
