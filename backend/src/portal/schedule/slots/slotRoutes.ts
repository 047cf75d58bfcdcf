import { preferredTimeSchema, schedulerConfigSchema } from '@portal/api/work/createScheduleApi';
import { fromWireDate } from '@portal/domain/time/toWireDate';
import { isIsoDate, addDays } from '@portal/domain/time/isoDate';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { requireCompany } from '../../../accounts/companies/requireCompany.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readQuery } from '../../../platform/http/readJson.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { findFreeTimes } from './findFreeTimes.ts';
import { longestRangeDays } from './findSlots.ts';
import { loadSchedule } from '../loadSchedule.ts';
import { splitByHalf } from './slots.ts';
import { texts } from '../texts.ts';
import { requireBookable } from '../requireBookable.ts';

const idList = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.transform((list) => list.split(',').filter((id) => id !== '')),
);
const configQuery = v.object({
  service_ids: v.optional(idList, ''),
  appointment_id: v.optional(v.string()),
  prefered_time: v.optional(v.pipe(v.string(), v.transform(Number), preferredTimeSchema), '3'),
  start: v.string(),
  end: v.string(),
  expert_id: v.optional(v.string()),
});
const expertsQuery = v.object({ service_ids: idList, date: v.string(), time: v.string() });

/** Free times, and who is free then (API-70, API-71). */
export function slotRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('provider');

  app.get(
    '/main/schedule/config',
    {
      access: 'visitor',
      summary:
        'Free times of a range of days for services, or for an appointment that is to be moved (API-70, RSC-04)',
      query: v.object({
        service_ids: v.optional(v.string()),
        appointment_id: v.optional(v.string()),
        prefered_time: v.optional(v.string()),
        start: v.string(),
        end: v.string(),
        expert_id: v.optional(v.string()),
      }),
      answer: schedulerConfigSchema,
      request: { query: { service_ids: '{service}', start: '16/06/2026', end: '16/06/2026' } },
    },
    async (context) => {
      const company = requireBookable(await requireCompany(context, backend));
      const query = await readQuery(context, configQuery);
      const range = { start: readDate(query.start), end: readDate(query.end) };
      if (range.end < range.start) throw new ApiError(400, texts.wrongRange);
      const { found, ...more } = await findFreeTimes(context, backend, company, query, range);
      const days: Record<string, { morning: string[]; afternoon: string[] }> = {};
      const blockers: string[] = [];
      const last = addDays(range.start, longestRangeDays);
      for (let date = range.start; date <= range.end && date <= last; date = addDays(date, 1)) {
        const halves = splitByHalf(found.get(date) ?? [], query.prefered_time);
        if (halves.morning.length + halves.afternoon.length > 0) days[date] = halves;
        else blockers.push(date);
      }
      const [first] = Object.values(days);
      return context.json({
        timeSlots: first ?? { morning: [], afternoon: [] },
        days,
        blockers,
        ...more,
        waiting_list: company.waitingList,
        location: locationOf(company),
      });
    },
  );

  app.get(
    '/main/schedule/experts',
    {
      access: 'visitor',
      summary: 'Experts that are free at a time (API-71)',
      query: v.object({ service_ids: v.string(), date: v.string(), time: v.string() }),
      request: { query: { service_ids: '{service}', date: '16/06/2026', time: '18:00' } },
    },
    async (context) => {
      const company = requireBookable(await requireCompany(context, backend));
      const query = await readQuery(context, expertsQuery);
      const date = readDate(query.date);
      const choice = { serviceIds: query.service_ids, expertId: null };
      const schedule = await loadSchedule(backend.database, company);
      const selection = await schedule.selection(choice);
      const found = await schedule.slots(choice, { start: date, end: date }, backend.clock.now());
      const slot = found.get(date)?.find(({ time }) => time === query.time);
      const free = new Set(slot?.free.map(({ expertId }) => expertId));
      return context.json({ users: selection.experts.filter(({ id }) => free.has(id)) });
    },
  );

  return app;
}

/** A date of the wire, `dd/MM/yyyy` (BKG-41) or `yyyy-MM-dd`. @throws ApiError 400 */
function readDate(text: string): string {
  const date = fromWireDate(text) ?? (isIsoDate(text) ? text : undefined);
  if (date === undefined) throw new ApiError(400, texts.wrongRange);
  return date;
}

function locationOf(company: Company): { address: string; geo_coords: string | null } | null {
  const address = [company.address, company.town].filter((part) => part !== null).join(', ');
  if (address === '') return null;
  const hasPlace = company.latitude !== null && company.longitude !== null;
  return { address, geo_coords: hasPlace ? `${company.latitude},${company.longitude}` : null };
}
