import { messageSchema } from '@portal/api/http/envelope';
import { liteLinkCreationSchema, liteLinkCreatedSchema } from '@portal/api/company/createLiteApi';
import { requireProvider } from '../../../accounts/providerKeys/requireProvider.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { createLink, revokeLink } from '../../../portal/lite/links.ts';
import { liteAddress } from '../../../portal/lite/liteAddress.ts';
import { requireSubject } from '../subjects/requireSubject.ts';

/** Lite links, as the provider's own system makes and revokes them (API-58). */
export function linkRoutes(backend: Backend): DescribedRoutes {
  const { database, clock, environment } = backend;
  const app = describedRoutes('providerApi');

  app.post(
    '/provider-api/v1/links',
    {
      access: 'provider',
      scopes: [],
      summary: 'Makes a lite link of a work or appointment; the key is shown this once',
      body: liteLinkCreationSchema,
      answer: liteLinkCreatedSchema,
      status: 201,
      request: { json: { id: '{work}' } },
    },
    async (context, readBody) => {
      const company = await requireProvider(context, backend, []);
      const body = await readBody();
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
    },
  );

  app.delete(
    '/provider-api/v1/links/:id',
    {
      access: 'provider',
      scopes: [],
      summary: 'Ends a lite link',
      answer: messageSchema,
      request: { path: { id: '{link}' } },
    },
    async (context) => {
      const company = await requireProvider(context, backend, []);
      const isKnown = await revokeLink(
        database,
        company.id,
        readParameter(context, 'id'),
        clock.now(),
      );
      if (!isKnown) throw new ApiError(404, 'There is no such link.');
      return context.json({ message: 'The link was revoked.' });
    },
  );
  return app;
}
