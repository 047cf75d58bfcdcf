import { primaryOf } from '@portal/domain/contact/contact';
import { liteLinkSchema, type LiteLink } from '@portal/api/company/liteLink';
import { isAppointmentId } from '@portal/domain/work/bareId';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { requireCompany } from '../../accounts/companies/requireCompany.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { forgetOldLinks } from './forgetOldLinks.ts';
import { findLinkByKey, type LiteLinkRow } from './links.ts';
import { liteCredential } from './liteCredential.ts';
import { texts } from './texts.ts';

export const liteCapability: Capability = {
  name: 'lite',
  routes,
  tasks: [{ name: 'forget old links', everySeconds: 3600, run: forgetOldLinks }],
};

const keyQuery = v.object({ key: v.pipe(v.string(), v.maxLength(200)) });

/** Lite links, exchanged for a narrow credential by whoever opens one (API-58). */
function routes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('lite');

  app.get(
    '/calendar/customer/links',
    {
      access: 'visitor',
      summary: 'Exchanges the key of a lite link for a credential; changes nothing (API-58)',
      query: v.object({ key: v.string() }),
      answer: liteLinkSchema,
      request: { query: { key: '{linkKey}' } },
    },
    async (context) => {
      const company = await requireCompany(context, backend);
      const { key } = await readQuery(context, keyQuery);
      const link = await findLinkByKey(database, company.id, key, clock.now());
      if (link === undefined) throw new ApiError(404, texts.unknownLink);
      const token = await liteCredential(database, link.id, clock.now());
      const isAppointment = isAppointmentId(link.subject);
      return context.json({
        token,
        ...(isAppointment ? { token_cal: token } : {}),
        type: isAppointment ? 'appointment' : 'work',
        id: link.subject,
        is_client: link.isClient,
        ...contactOf(link),
      } satisfies LiteLink);
    },
  );
  return app;
}

/** One contact is enough to register or log in with, so no more than one is given (LITE-10). */
function contactOf(link: LiteLinkRow): Pick<LiteLink, 'email' | 'phone'> {
  const phone = primaryOf(link.phones);
  return phone === undefined
    ? { email: link.email, phone: null }
    : { email: null, phone: phone.number };
}
