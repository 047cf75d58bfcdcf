import { isAppointmentId } from '@portal/domain/ids';
import { liteLinkCreationSchema } from '@portal/api/lite';
import type { LiteLink } from '@portal/api/liteLink';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { requireCompany, requireProvider } from '../../accounts/companies/requireCompany.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readJson, readQuery } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { requireSubject } from '../../provider/api/subjects.ts';
import { createLink, findLinkByKey, revokeLink, type LiteLinkRow } from './links.ts';
import { liteAddress } from './liteAddress.ts';
import { liteCredential } from './liteCredential.ts';
import { texts } from './texts.ts';

export const liteCapability: Capability = { name: 'lite', routes };

const keyQuery = v.object({ key: v.pipe(v.string(), v.maxLength(200)) });

/** Lite links: made by the provider's own system, exchanged for a narrow credential by whoever opens one (API-58). */
function routes(backend: Backend): Hono {
  const { pool, clock, environment } = backend;
  const app = new Hono({ strict: false });

  app.get('/calendar/customer/links', async (context) => {
    const company = await requireCompany(context, backend);
    const { key } = await readQuery(context, keyQuery);
    const link = await findLinkByKey(pool, company.id, key, clock.now());
    if (link === undefined) throw new ApiError(404, texts.unknownLink);
    const token = await liteCredential(pool, link.id, clock.now());
    const isAppointment = isAppointmentId(link.subject);
    return context.json({
      token,
      ...(isAppointment ? { token_cal: token } : {}),
      type: isAppointment ? 'appointment' : 'work',
      id: link.subject,
      is_client: link.is_client,
      ...contactOf(link),
    } satisfies LiteLink);
  });

  app.post('/provider-api/v1/links', async (context) => {
    const company = await requireProvider(context, backend);
    const body = await readJson(context, liteLinkCreationSchema);
    const subject = await requireSubject(backend, company, body.id);
    const owner = { companyId: company.id, clientId: subject.row.client_id, subject: body.id };
    // Not once per Idempotency-Key: that would keep the key readable. A repeated call makes another link.
    const link = await createLink(pool, owner, clock.now());
    return context.json(
      {
        id: link.id,
        key: link.key,
        address: liteAddress(environment, company, { subject: subject.id, key: link.key }),
        expires_at: link.expiresAt.toISOString(),
      },
      201,
    );
  });

  app.delete('/provider-api/v1/links/:id', async (context) => {
    const company = await requireProvider(context, backend);
    const isKnown = await revokeLink(pool, company.id, readParameter(context, 'id'), clock.now());
    if (!isKnown) throw new ApiError(404, 'There is no such link.');
    return context.json({ message: 'The link was revoked.' });
  });
  return app;
}

/** One contact is enough to register or log in with, so no more than one is given (LITE-10). */
function contactOf(link: LiteLinkRow): Pick<LiteLink, 'email' | 'phone'> {
  const phone = link.phones.find((entry) => entry.primary) ?? link.phones[0];
  return phone === undefined
    ? { email: link.email, phone: null }
    : { email: null, phone: phone.number };
}
