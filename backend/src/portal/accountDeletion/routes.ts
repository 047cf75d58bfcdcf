import { deletionPreviewSchema, deletionRequestSchema } from '@portal/api/account/deletionPreview';
import { messageSchema } from '@portal/api/http/envelope';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { eraseUnansweredStatements } from '../withdrawals/eraseUnansweredStatements.ts';
import { deleteAccount } from './deleteAccount.ts';
import { eraseDocuments } from './erasing/eraseDocuments.ts';
import { previewDeletion } from './previewDeletion.ts';
import { texts } from './texts.ts';
import { upcomingBookings } from './upcomingBookings.ts';

export const accountDeletionCapability: Capability = {
  name: 'account deletion',
  routes,
  tasks: [
    {
      name: 'erase documents of deleted accounts whose time is over',
      everySeconds: 6 * 3600,
      run: async (backend) => {
        const accounts = await eraseDocuments(backend);
        if (accounts > 0)
          backend.log.info({ accounts }, 'documents of deleted accounts were erased');
      },
    },
    {
      name: 'erase statements that nobody answered of deleted accounts',
      everySeconds: 3600,
      run: (backend) => eraseUnansweredStatements(backend),
    },
  ],
};

/** The end of an account at this provider: read before, then done as it was read (ACC-15, ACC-16). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');

  app.get(
    '/main/user/client/deletion',
    {
      access: 'customer',
      summary: 'What deleting the account removes, leaves with the provider and ends (ACC-15)',
      answer: deletionPreviewSchema,
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const { database, clock } = backend;
      const now = clock.now();
      const upcoming = await upcomingBookings(database, customer, now);
      return context.json(await previewDeletion(database, customer, upcoming, now));
    },
  );

  app.delete(
    '/main/user/client',
    {
      access: 'customer',
      summary: 'Deletes the account at this provider, as its preview said (API-11, ACC-16)',
      body: deletionRequestSchema,
      answer: messageSchema,
      request: { as: 'leaving', json: {} },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      await deleteAccount(backend, customer, await readBody());
      return context.json({ message: texts.deleted });
    },
  );
  return app;
}
