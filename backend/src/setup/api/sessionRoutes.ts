import { setupSessionSchema } from '@portal/api/setup/setupSession';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import type { Backend } from '../../platform/backend.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { endOwnerSession } from '../owners/ownerSession.ts';
import { ownerCalls } from './ownerCalls.ts';

/** Whose set-up it is, and the end of the session (SET-04). */
export function sessionRoutes(backend: Backend): DescribedRoutes {
  const { app, get, act } = ownerCalls(backend);
  get(
    '/session',
    { summary: 'Whose set-up this is', answer: setupSessionSchema },
    ({ company, contact }) =>
      Promise.resolve({
        provider: { domain: company.domain, name: company.name },
        contact: maskContact(contact),
      }),
  );
  act(
    'DELETE',
    '/session',
    { summary: 'Ends an owner’s session', withoutExample: true },
    async ({ sessionId }, context) => {
      await endOwnerSession(context, backend, sessionId);
      return {};
    },
    { evenSuspended: true },
  );
  return app;
}
