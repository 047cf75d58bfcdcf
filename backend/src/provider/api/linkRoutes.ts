import { liteLinkCreationSchema } from '@portal/api/company/createLiteApi';
import { Hono } from 'hono';
import { requireProvider } from '../../accounts/companies/requireCompany.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { createLink, revokeLink } from '../../portal/lite/links.ts';
import { liteAddress } from '../../portal/lite/liteAddress.ts';
import { requireSubject } from './subjects.ts';

export const linksCapability: Capability = { name: 'links', routes };

/** Lite links, as the provider's own system makes and revokes them (API-58). */
function routes(backend: Backend): Hono {
  const { database, clock, environment } = backend;
  const app = new Hono({ strict: false });

  app.post('/provider-api/v1/links', async (context) => {
    const company = await requireProvider(context, backend);
    const body = await readJson(context, liteLinkCreationSchema);
    const subject = await requireSubject(backend, company, body.id);
    const owner = { companyId: company.id, clientId: subject.row.clientId, subject: body.id };
    // Not once per Idempotency-Key: that would keep the key readable. A repeated call makes another link.
    const link = await createLink(database, owner, clock.now());
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
    const isKnown = await revokeLink(
      database,
      company.id,
      readParameter(context, 'id'),
      clock.now(),
    );
    if (!isKnown) throw new ApiError(404, 'There is no such link.');
    return context.json({ message: 'The link was revoked.' });
  });
  return app;
}
