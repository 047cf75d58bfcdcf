import type { Backend } from '../../../platform/backend.ts';
import type { Capability } from '../../../platform/capability.ts';
import { requireCompany } from '../../../accounts/companies/requireCompany.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publicAddress, type Environment } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { texts } from '../../../platform/http/texts.ts';
import { isSignature, signature } from '@portal/storage/signed/signature';
import { tokenKey } from '../../../platform/signed/tokenKey.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { calendarEvent } from './calendarEvent.ts';
import { loadCalendarFacts } from './loadCalendarFacts.ts';

export const invitationsCapability: Capability = { name: 'invitations', routes };

/** The calendar file of an appointment under an address that calendars can open without a session. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.get(
    '/main/calendar-events/:id/:signature',
    {
      access: 'signed',
      summary: 'The calendar file of an appointment, under the address that an e-mail gave',
      type: 'text/calendar',
      request: { path: { id: '{appointment}', signature: 'forged.ics' } },
      withoutExample: true,
    },
    async (context) => {
      const company = await requireCompany(context, backend);
      const id = readParameter(context, 'id');
      const given = readParameter(context, 'signature').replace(/\.ics$/, '');
      const key = await tokenKey(backend.database);
      const isOurs = isSignature(key, 'calendar file', [company.id, id], given);
      const facts = isOurs
        ? await loadCalendarFacts(backend.database, backend.environment, company, id)
        : undefined;
      if (facts === undefined) throw new ApiError(404, texts.notFound);
      // The customer's own address is nothing for a link that may be passed on.
      return context.body(calendarEvent({ ...facts, attendee: null }).content, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="marcacao.ics"',
      });
    },
  );
  return app;
}

/** Address of the calendar file: it shows the time of this one appointment to whoever has it, and nothing else. */
export async function calendarAddress(
  database: Database,
  environment: Environment,
  company: Company,
  appointmentId: string,
): Promise<string> {
  const key = await tokenKey(database);
  const signed = signature(key, 'calendar file', [company.id, appointmentId]);
  const path = `/api/main/calendar-events/${appointmentId}/${signed}.ics`;
  return `${publicAddress(environment, company.domain)}${path}`;
}
